// One character's sheet: name, row, what is wrong, the palette while a place is chosen, and free text.
import type { Build } from '#engine';
import { type Side, row } from '../../app/build.ts';
import { facts, setup } from '../../app/fight/match.ts';
import { lazy } from '../lazy.tsx';
import { marks, sideNames } from '../../app/names.ts';
import { Menu } from '../Menu.tsx';
import { words } from '../../i18n/index.ts';
import { chosen, dialog, front } from '../../app/view.ts';
import { byChance, rowField } from '../../app/chance.ts';
import { Icon, Mark } from '../Inline.tsx';
import { Field, RowPlaces } from '../fields/Field.tsx';
import { type CharacterSheet, sheetOf } from '../../app/sheet.ts';
import * as css from './Sheet.module.css';

const List = lazy(() => import('./ProblemList.tsx'));

/** What is said of a sheet as a whole, fetched when there is something: what keeps it from fighting, what is legal and hardly
 * meant, and what else it might be. */
function Problems({ side, build }: { side: Side; build: Build }) {
  const { problems = [], warnings = [] } = facts.value[side] ?? {};
  const said = setup.value?.variants ?? problems.length + warnings.length > 0;
  return said ? <List side={side} build={build} /> : null;
}

const SheetActions = lazy(() => import('./SheetActions.tsx'));

/** The menu of a whole sheet. */
function SheetMenu({ side }: { side: Side }) {
  const t = words.value;
  return (
    <Menu name={t.sheetMenu(marks[side])} icon="more" short={t.more}>
      <SheetActions side={side} />
    </Menu>
  );
}

// The names of the two sheets, where there is room for one only.

const sides = [0, 1] as const;

/** Brings one sheet to the front where there is room for one only. */
export function Tabs() {
  return (
    <fieldset class={css.sides}>
      <legend class="vh">{words.value.sheets}</legend>
      {sides.map((side) => (
        <label key={side} data-side={sideNames[side]}>
          <input
            type="radio"
            name="sheet"
            checked={front.value === side}
            onChange={() => (front.value = side)}
          />
          <span>
            {marks[side]} <bdi>{setup.value?.sides[side].name || words.value.noName}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

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
  const build = setup.value?.sides[side];
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
