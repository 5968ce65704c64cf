// One character's sheet: name, row, what is wrong, the palette while a place is chosen, and free text.
import { type Side, row } from '../../app/build.ts';
import { byChance, rowField } from '../../app/chance.ts';
import { facts, setup } from '../../app/match.ts';
import { chosen, dialog, front } from '../../app/view.ts';
import { Icon } from '../Icon.tsx';
import { marks, sideNames } from '../../app/sides.ts';
import { Mark } from '../Mark.tsx';
import { words } from '../../i18n/index.ts';
import { Field } from '../fields/Field.tsx';
import { RowPlaces } from '../fields/registry.ts';
import { type CharacterSheet, sheetOf } from '../fields/sheet.ts';
import { Problems } from './Problems.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import * as css from './Sheet.module.css';

function Head({ sheet }: { sheet: CharacterSheet }) {
  const t = words.value;
  const { side, values, form } = sheet;
  const places = rowField();
  const filling = !places ? t.made : row(values, places).includes('') ? t.fillByChance : t.byChance;
  return (
    <header>
      <Mark side={side} />
      <h2>
        {form.fields.map((one) => one.type === 'name' && <Field key={one.key} field={one} sheet={sheet} />)}
      </h2>
      <span class={css.tools}>
        <button
          type="button"
          class="icon"
          aria-label={filling}
          title={filling}
          onClick={() => void byChance(side)}
        >
          <Icon name="dice" />
          <small>{t.chance}</small>
        </button>
        <SheetMenu side={side} />
      </span>
    </header>
  );
}

interface Props {
  side: Side;
  /** Beside what is said of it, without the lists that say the same. */
  alone?: boolean;
}

export function Sheet({ side, alone = false }: Props) {
  const build = setup.value?.[side];
  const sheet = sheetOf(side, '', alone);
  if (!build || !sheet) return null;
  return (
    <section
      class={alone ? `${css.sheet} ${css.alone}` : css.sheet}
      data-part="sheet"
      id={`sheet-${side}`}
      data-side={sideNames[side]}
      data-front={front.value === side || undefined}
      data-editing={(rowField() && chosen.value?.side === side) || undefined}
      aria-label={words.value.sheetOf(marks[side], build.name)}
    >
      <Head sheet={sheet} />
      {sheet.form.fields.map(
        (one) => one.type === 'row' && <RowPlaces key={one.key} field={one} sheet={sheet} />,
      )}
      <Problems side={side} build={build} />
      {sheet.form.fields.map(
        (one) => one.type !== 'name' && <Field key={one.key} field={one} sheet={sheet} />,
      )}
      <p class={css.links}>
        <button type="button" class="text" onClick={() => (dialog.value = { kind: 'paste', text: '' })}>
          {words.value.readText}
        </button>
        <button
          type="button"
          class="text"
          disabled={!facts.value[side]?.legal}
          onClick={() => void import('../../app/roster/actions.ts').then(({ keepSide }) => keepSide(side))}
        >
          {words.value.toRoster}
        </button>
      </p>
    </section>
  );
}
