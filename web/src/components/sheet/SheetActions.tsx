// What can be done with a whole sheet: take it along, copy it across, paste, clear. Fetched when somebody is about to look.
import type { Side } from '../../app/build.ts';
import { copySheet } from '../../app/copy.ts';
import { canClear, cleared } from '../../app/blank.ts';
import { rowField } from '../../app/chance.ts';
import { copyAcross, edit, facts, formOf, goBack, setup, system } from '../../app/match.ts';
import { chosen, dialog, tell } from '../../app/view.ts';
import { marks } from '../../app/sides.ts';
import { lazy } from '../lazy.tsx';
import { lang, words } from '../../i18n/index.ts';
import { pictureStrings } from './pictureStrings.ts';
import { variantStrings } from './variantStrings.ts';

const PictureDialog = lazy(() => import('../../features/picture/PictureDialog.tsx'));
const ChooseDialog = lazy(() => import('../../features/roster/ChooseDialog.tsx'));

export default function SheetActions({ side }: { side: Side }) {
  const t = words.value;
  const form = formOf();
  const build = setup.value?.[side];
  const forms = [
    ['sheet', t.copySheet],
    ['roster', t.copyRoster],
    ['json', t.copyJson],
  ] as const;
  return (
    <>
      <button type="button" onClick={() => (dialog.value = { kind: 'paste', text: '' })}>
        {t.paste}
      </button>
      <button
        type="button"
        onClick={() => (dialog.value = { kind: 'own', draw: () => <ChooseDialog side={side} /> })}
      >
        {t.fromRoster}
      </button>
      {forms
        .filter(([form]) => system.value?.texts.includes(form))
        .map(([form, name]) => (
          <button
            key={form}
            type="button"
            disabled={!facts.value[side]?.legal}
            onClick={() => void copySheet(side, form)}
          >
            {name}
          </button>
        ))}
      <button
        type="button"
        onClick={() => {
          copyAcross(side);
          tell(t.copiedAcross(marks[side === 0 ? 1 : 0]), goBack);
        }}
      >
        {t.copyAcross(marks[side === 0 ? 1 : 0])}
      </button>
      <button
        type="button"
        onClick={() => void import('../../features/variants/Strip.tsx').then(({ begin }) => begin(side))}
      >
        {variantStrings[lang.value]}
      </button>
      {build && form && canClear(form) && (
        <button
          type="button"
          onClick={() => {
            edit(side, cleared(build, form));
            if (rowField()) chosen.value = { side, place: 0 };
            tell(t.cleared, goBack);
          }}
        >
          {t.clear}
        </button>
      )}
      <button
        type="button"
        disabled={!facts.value[side]?.legal}
        onClick={() => (dialog.value = { kind: 'own', draw: () => <PictureDialog side={side} /> })}
      >
        {pictureStrings[lang.value]}
      </button>
      <button
        type="button"
        onClick={() =>
          void import('../../features/blanks/BlankSheets.tsx').then(({ printBlanks }) => printBlanks())
        }
      >
        {t.printBlanks}
      </button>
    </>
  );
}
