// Actions on a whole sheet, the items of its menu: copy, exchange, paste, clear, variants, picture, blank sheets.
// Fetched when the menu is about to be opened.
import { type Side, other } from '../../app/sheet/build.ts';
import { copySheet } from '../../app/fight/copy.ts';
import { canClear, cleared } from '../../app/sheet/blank.ts';
import { byChance } from '../../app/chance.ts';
import { rowField } from '../../app/sheet/rowField.ts';
import { edit, facts, formOf, goBack, setup, system } from '../../app/fight/match.ts';
import { bringForward, chosen, dialog, front, tell } from '../../app/view.ts';
import { marks } from '../../app/sheet/names.ts';
import { actions } from '../../app/actions.ts';
import { sheetOf } from '../../app/sheet/sheet.ts';
import { Field } from '../fields/Field.tsx';
import { lazy } from '../lazy.tsx';
import { switchesOf } from './switches.ts';
import { chanceFor } from './Fill.tsx';
import { words } from '../../i18n/index.ts';
import { menuWords } from './menuWords.ts';
import * as css from './Sheet.module.css';

const PictureDialog = lazy(async () => (await import('../../features/picture/Pictures.tsx')).PictureDialog);
const ShareRoster = lazy(() => import('../../features/roster/ShareRoster.tsx'));
const ChooseDialog = lazy(() => import('../../features/roster/ChooseDialog.tsx'));

/** Opens the list of those who may take a side: the roster and the samples. */
export const chooseFor = (side: Side) =>
  void (dialog.value = { kind: 'own', draw: () => <ChooseDialog side={side} /> });

export default function SheetActions({ side }: { side: Side }) {
  const t = words.value;
  const own = menuWords.value;
  const form = formOf();
  const build = setup.value?.sides[side];
  const forms = [
    ['sheet', t.copySheet],
    ['roster', own.copyRoster],
    ['json', own.copyJson],
  ] as const;
  const sheet = sheetOf(side);
  return (
    <>
      {[actions.redo, actions.swap].map(({ id, able, run }) => (
        <button key={id} type="button" disabled={!able.value} onClick={run}>
          {t.actions[id]}
        </button>
      ))}
      {sheet && (
        <button
          type="button"
          class={front.value === side ? css.fromChance : undefined}
          onClick={() => void byChance(side)}
        >
          {chanceFor(sheet.values)}
        </button>
      )}
      {/* On the sheet that is edited they stand on it. */}
      {front.value !== side && (
        <>
          <button type="button" onClick={() => (dialog.value = { kind: 'paste', text: '' })}>
            {t.readText}
          </button>
          <button
            type="button"
            disabled={!facts.value[side]?.legal}
            onClick={() => void import('../../app/roster/actions.ts').then(({ keepSide }) => keepSide(side))}
          >
            {t.toRoster}
          </button>
        </>
      )}
      {sheet &&
        form &&
        switchesOf(form).map((field) => <Field key={field.key} field={field} sheet={sheet} />)}
      <button
        type="button"
        class={front.value === side ? css.fromChance : undefined}
        onClick={() => chooseFor(side)}
      >
        {t.fromRoster}
      </button>
      <button
        type="button"
        disabled={!facts.value[side]?.legal}
        onClick={() => {
          const [of, build] = [system.value?.id ?? '', setup.value?.sides[side]];
          const alone = build ? [{ key: '', build, tags: [], at: 0 }] : [];
          dialog.value = { kind: 'own', draw: () => <ShareRoster system={of} entries={alone} /> };
        }}
      >
        {own.sendAlone}
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
          if (build) edit(other(side), { ...build });
          tell(own.copiedAcross(marks[other(side)]), goBack);
        }}
      >
        {own.copyAcross(marks[other(side)])}
      </button>
      <button
        type="button"
        onClick={() => void import('../../features/variants/Strip.tsx').then(({ begin }) => begin(side))}
      >
        {own.variant}
      </button>
      {build && form && canClear(form) && (
        <button
          type="button"
          onClick={() => {
            edit(side, cleared(build, form));
            bringForward(side);
            if (rowField()) chosen.value = { side, place: 0 };
            tell(own.cleared, goBack);
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
        {own.card}
      </button>
      <button
        type="button"
        onClick={() =>
          void import('../../features/blanks/BlankSheets.tsx').then(({ printBlanks }) => printBlanks())
        }
      >
        {own.printBlanks}
      </button>
    </>
  );
}
