// What can be done with a whole sheet: take it along, copy it across, paste, clear.
import type { Side } from '../../app/build.ts';
import { copySheet } from '../../app/copy.ts';
import { clear, copyAcross, facts, goBack, system } from '../../app/match.ts';
import { chosen, dialog, tell } from '../../app/view.ts';
import { marks } from '../../components/Mark.tsx';
import { Menu } from '../../components/Menu.tsx';
import { words } from '../../i18n/index.ts';
import { field } from './editing.ts';
import { fromPoints } from './parts.ts';

const roster = () => import('../roster/fromMatch.tsx');

export function SheetMenu({ side }: { side: Side }) {
  const t = words.value;
  const points = system.value && fromPoints(system.value);
  const forms = [
    ['sheet', t.copySheet],
    ['roster', t.copyRoster],
    ['json', t.copyJson],
  ] as const;
  return (
    <Menu name={t.sheetMenu(marks[side])} icon="more" short={t.more}>
      <button type="button" onClick={() => (dialog.value = { kind: 'paste', text: '' })}>
        {t.paste}
      </button>
      <button type="button" onClick={() => void roster().then(({ choose }) => choose(side))}>
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
      {(field() || points) && (
        <button
          type="button"
          onClick={() => {
            clear(side);
            if (!points) chosen.value = { side, place: 0 };
            tell(t.cleared, goBack);
          }}
        >
          {t.clear}
        </button>
      )}
      <button
        type="button"
        onClick={() => void import('../blanks/print.tsx').then(({ printBlanks }) => printBlanks())}
      >
        {t.printBlanks}
      </button>
    </Menu>
  );
}
