// One side's sheet as a card: shows its name, its problems and its sections, which are edited on one side and only
// read on the other.
import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Build, FormField } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { facts, setup } from '../../app/fight/match.ts';
import { lazy } from '../lazy.tsx';
import { marks, sheetName, sideNames } from '../../app/sheet/names.ts';
import { Menu } from '../Menu.tsx';
import { lang, words } from '../../i18n/index.ts';
import { bringForward, chosen, dialog, front } from '../../app/view.ts';
import { rowField } from '../../app/sheet/rowField.ts';
import { Icon, Mark } from '../Inline.tsx';
import { AddSecond, Field, Lines, MemberLines, RowPlaces, Sections } from '../fields/Field.tsx';
import { usePrinting } from '../fields/section/printing.ts';
import { isSwitch, switchesOf } from './switches.ts';
import { cardWords } from './words.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { type CharacterSheet, sheetOf } from '../../app/sheet/sheet.ts';
import * as css from './Sheet.module.css';

const List = lazy(() => import('./ProblemList.tsx'));

/** Problems, warnings and variants of a sheet; their list is fetched when there is something to show. */
function Problems({ side, build }: { side: Side; build: Build }) {
  const { problems = [], warnings = [] } = facts.value[side] ?? {};
  const said = setup.value?.variants ?? problems.length + warnings.length > 0;
  return said ? <List side={side} build={build} /> : null;
}

/** Buttons that fill the sheet that is edited. */
const Fill = lazy(async () => (await import('./Fill.tsx')).Fill);
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

/** Whether a field stands in a section; rows and parties stand outside of sections. */
const inSection = ({ type }: FormField) => type !== 'row' && type !== 'members';

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
            onChange={() => bringForward(side)}
          />
          <span>
            {marks[side]} <bdi>{sheetName(side)}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface HeadProps {
  sheet: CharacterSheet;
  edited: boolean;
  locked: boolean;
  edit: () => void;
}

/** Head of a sheet: its name, which decides nothing and may change at any time, the button of chance, and the menu. A
 * sheet that is read has the button that edits it instead of the button of chance. */
function Head({ sheet, edited, locked, edit }: HeadProps) {
  const { side } = sheet;
  const t = cardWords.value;
  const party = partyField(sheet.form);
  // A lone member has one name, which needs no heading.
  const many = party && membersOf(sheet.values, party.key).length > 1;
  return (
    <header>
      <Mark side={side} />
      <h2>
        {sheet.form.fields.map(
          (one) =>
            one.type === 'name' && (
              <Fragment key={one.key}>
                {many && <small aria-hidden="true">{one.label[lang.value]}</small>}
                <Kept sheet={sheet} />
                <Field field={one} sheet={sheet} />
              </Fragment>
            ),
        )}
      </h2>
      {edited && party && (
        <span class={css.second}>
          <AddSecond field={party} sheet={sheet} />
        </span>
      )}
      <span class={css.tools}>
        {edited && <Fill sheet={sheet} />}
        {!locked && <SheetMenu side={side} />}
        {!edited && (
          <button
            type="button"
            class={css.edit}
            aria-label={(locked ? t.rebuildNamed : t.buildNamed)(marks[side])}
            onClick={edit}
          >
            {locked && <Icon name="lock" />}
            {locked ? t.rebuild : t.build}
          </button>
        )}
      </span>
    </header>
  );
}

/** Labels of the switches that the menu has turned on for the whole side. */
function Kept({ sheet }: { sheet: CharacterSheet }) {
  return (
    <>
      {switchesOf(sheet.form).map(
        ({ key, label }) =>
          sheet.values[key] === true && (
            <small key={key} class={css.kept}>
              {label[lang.value]}
            </small>
          ),
      )}
    </>
  );
}

interface BodyProps {
  sheet: CharacterSheet;
  fields: readonly FormField[];
}

/** The body of a sheet that is edited. */
function Editing({ sheet, fields }: BodyProps) {
  const { side } = sheet;
  return (
    <>
      {fields.map(
        (one) =>
          (one.type === 'row' || one.type === 'members') && <Field key={one.key} field={one} sheet={sheet} />,
      )}
      <Sections fields={fields.filter(inSection)} sheet={sheet} />
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
    </>
  );
}

/** The body of a sheet that is read. */
function Resting({ sheet, fields }: BodyProps) {
  return (
    <>
      {fields.map((one) =>
        one.type === 'row' ? (
          <Field key={one.key} field={one} sheet={sheet} />
        ) : (
          one.type === 'members' && <MemberLines key={one.key} field={one} sheet={sheet} />
        ),
      )}
      <Lines fields={fields.filter(inSection)} sheet={sheet} />
    </>
  );
}

interface Props {
  side: Side;
  /** true: the sheet stands on another screen than the match; it is edited, and has no note. */
  alone?: boolean;
  /** true: a fight by hand depends on the sheet: it is read, and only its name may change. */
  locked?: boolean;
  /** Called by the button of a sheet that is read; absent: the button makes it the edited sheet. */
  onEdit?: () => void;
}

export function Sheet({ side, alone = false, locked = false, onEdit }: Props) {
  const printing = usePrinting();
  const card = useRef<HTMLElement>(null);
  /** true: the pressed button disappears with the next render, and the first field to edit gets the focus. */
  const toFocus = useRef(false);
  const edited = printing || alone || (!locked && front.value === side);
  useLayoutEffect(() => {
    if (toFocus.current && edited)
      card.current
        ?.querySelector<HTMLElement>('[data-spot][tabindex="0"], details[name] > summary')
        ?.focus({ preventScroll: true });
    toFocus.current = false;
  }, [edited]);
  const build = setup.value?.sides[side];
  const sheet = sheetOf(side, '', alone);
  if (!build || !sheet) return null;
  const edit = () => {
    toFocus.current = true;
    bringForward(side);
  };
  const fields = sheet.form.fields.filter(
    (one) => one.type !== 'name' && !(alone && one.type === 'note') && !isSwitch(sheet.form, one),
  );
  return (
    <section
      ref={card}
      class={alone ? `${css.sheet} ${css.alone}` : css.sheet}
      data-part="sheet"
      id={`sheet-${side}`}
      data-side={sideNames[side]}
      data-front={front.value === side || undefined}
      data-editing={(rowField() && chosen.value?.side === side) || undefined}
      aria-label={words.value.sheetOf(marks[side], build.name)}
    >
      <Head sheet={sheet} edited={edited} locked={locked} edit={onEdit ?? edit} />
      {edited &&
        fields.map((one) => one.type === 'row' && <RowPlaces key={one.key} field={one} sheet={sheet} />)}
      <Problems side={side} build={build} />
      {edited ? <Editing sheet={sheet} fields={fields} /> : <Resting sheet={sheet} fields={fields} />}
    </section>
  );
}
