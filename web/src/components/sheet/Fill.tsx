// Buttons on the sheet that is edited which fill it: with somebody of the roster or a sample, or by chance. On a phone
// they stand in the sheet's menu.
import type { Build } from '#engine';
import { row } from '../../app/sheet/build.ts';
import { system } from '../../app/fight/match.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { rowField } from '../../app/sheet/rowField.ts';
import type { CharacterSheet } from '../../app/sheet/sheet.ts';
import { words } from '../../i18n/index.ts';
import { Icon } from '../Inline.tsx';
import * as css from './Sheet.module.css';

/** Name of the button of chance: what it would do for this build. */
export function chanceFor(values: Build): string {
  const t = words.value;
  const places = rowField();
  const party = system.value && partyField(system.value.form);
  if (party && membersOf(values, party.key).length > 1) return t.madeAll;
  return !places ? t.made : row(values, places).includes('') ? t.fillByChance : t.byChance;
}

interface ToolProps {
  name: string;
  short: string;
  icon: 'dice' | 'find';
  does: () => void;
}

const Tool = ({ name, short, icon, does }: ToolProps) => (
  <button type="button" class={`icon ${css.chance}`} aria-label={name} title={name} onClick={does}>
    <Icon name={icon} />
    <small>{short}</small>
  </button>
);

export function Fill({ sheet: { side, values } }: { sheet: CharacterSheet }) {
  const t = words.value;
  const filling = chanceFor(values);
  return (
    <>
      <Tool
        name={t.fromRoster}
        short={t.choose}
        icon="find"
        does={() => void import('./SheetActions.tsx').then(({ chooseFor }) => chooseFor(side))}
      />
      <Tool
        name={filling}
        short={filling === t.madeAll ? t.chanceAll : t.chance}
        icon="dice"
        does={() => void import('../../app/chance.ts').then(({ byChance }) => byChance(side))}
      />
    </>
  );
}
