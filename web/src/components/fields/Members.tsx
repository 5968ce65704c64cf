// The members field: shows one member of a party at a time, in print all; adds, copies, moves and removes
// members.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Build, MemberField, MembersField } from '#engine';
import { calledIn } from '../../app/called.ts';
import { visibleFields } from '../../app/sheet/conditions.ts';
import { setup, system } from '../../app/fight/match.ts';
import { membersOf } from '../../app/sheet/party.ts';
import { Mark } from '../Inline.tsx';
import { lang } from '../../i18n/index.ts';
import { sheetName } from '../../app/sheet/names.ts';
import type { Side } from '../../app/sheet/build.ts';
import { Menu } from '../Menu.tsx';
import { Field } from './Field.tsx';
import { Lines, Sections, Told } from './Sections.tsx';
import { usePrinting } from './section/printing.ts';
import { type CharacterProps, type CharacterSheet, sheetOf } from '../../app/sheet/sheet.ts';
import { memberWords } from './memberWords.ts';
import { fitted, newMember } from '../../app/sheet/blank.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../lazy.tsx';
import * as css from './Members.module.css';

/** The list with the member at `at` in front of the one before it. */
export function movedBefore<T>(members: readonly T[], at: number): T[] {
  return at > 0 ? members.toSpliced(at - 1, 2, ...members.slice(at - 1, at + 1).reverse()) : [...members];
}

/** The list with `one` behind the member at `at`, or `instead` in its place. */
export function joined<T>(members: readonly T[], at: number, instead: boolean, one: T): T[] {
  return instead ? members.with(at, one) : members.toSpliced(at + 1, 0, one);
}

/** For each side the index of the member that is shown. */
const inFront = signal<readonly [number, number]>([0, 0]);

export function toFront(side: Side, place: number): void {
  const [a, b] = inFront.peek();
  inFront.value = side === 0 ? [place, b] : [a, place];
}

/** Types of fields by which a line tells members apart. */
const telling = ['list', 'skills', 'tactic'];

interface Props {
  field: MembersField;
  /** The sheet of the party. */
  sheet: CharacterSheet;
  place: number;
}

/** The sheet of one member, with the fields whose conditions hold; null if there is no such member. */
function memberSheet({ field: { key }, sheet: party, place }: Props): CharacterSheet | null {
  const whole = sheetOf(party.side, `${party.path}/${key}/${place}`, party.brief);
  if (!whole) return null;
  const fields = whole.form.fields as MemberField[];
  return {
    ...whole,
    form: { ...whole.form, fields: visibleFields(fields, whole.values) },
    put: (next, tag) => whole.put(fitted(next as Build, whole.values, fields), tag),
  };
}

const unnamed = ({ form }: CharacterSheet) => form.fields.filter(({ type }) => type !== 'name');

/** One of several members, drawn as any sheet; in print a card with the party's name. */
function MemberCard({ name, count, ...of }: Props & { name: string; count: number }) {
  const sheet = memberSheet(of);
  if (!sheet) return null;
  return (
    <div class={css.card} role="group" aria-label={name}>
      <p class={css.of}>
        <bdi>{sheetName(of.sheet.side)}</bdi> {memberWords.value.among(of.place + 1, count)}
      </p>
      {sheet.form.fields.map(
        (one) =>
          one.type === 'name' && (
            <p key={one.key} class={css.name}>
              <Mark side={sheet.side} />
              <Field field={one} sheet={sheet} />
            </p>
          ),
      )}
      <Sections fields={unnamed(sheet)} sheet={sheet} />
    </div>
  );
}

/** A lone member. It is called as its party; if its build has another name, the name field is shown, too. */
function Lone(of: Props) {
  const sheet = memberSheet(of);
  if (!sheet) return null;
  const { name } = sheet.values;
  return (
    <>
      {name &&
        name !== of.sheet.values.name &&
        sheet.form.fields.map(
          (one) => one.type === 'name' && <Field key={one.key} field={one} sheet={sheet} />,
        )}
      <Sections fields={unnamed(sheet)} sheet={sheet} />
    </>
  );
}

/** The party without the member at `at`. A last member that is left gives the party its name. */
export function withoutMember(values: Build, key: string, at: number): Build {
  const rest = membersOf(values, key).toSpliced(at, 1);
  const [last] = rest;
  if (!last || rest.length > 1) return { ...values, [key]: rest };
  return { ...values, name: last.name || values.name, [key]: [{ ...last, name: '' }] };
}

/** The side whose second member was just added: its button is gone, so the new member's tab gets the focus. */
let fresh: Side | null = null;

/** The button in the head of a lone character's sheet that makes a party of it. */
export function AddSecond({ field, sheet }: CharacterProps<MembersField>) {
  const t = memberWords.value;
  const { length } = membersOf(sheet.values, field.key);
  if (length > 1) return null;
  return (
    <button
      type="button"
      class="icon"
      onClick={() => {
        void import('../builds/parties.ts').then(({ partyName, withSecond }) => {
          fresh = sheet.side;
          toFront(sheet.side, length);
          sheet.put(withSecond(sheet.values, field, (name) => partyName(name, sheet.form)));
        });
      }}
    >
      <span aria-hidden="true">＋</span>
      <small>{length > 0 ? t.addSecond : t.addMember}</small>
    </button>
  );
}

const BlankMember = lazy(() => import('./BlankMember.tsx'));
const MemberDialog = lazy(() => import('../../features/roster/MemberDialog.tsx'));

/**
 * The members of a party. A lone member is drawn as the sheet itself, without the tools of parties. All
 * changes of the list are edits, so undo takes them back.
 */
export default function Members({ field, sheet }: CharacterProps<MembersField>) {
  const t = memberWords.value;
  const { key, label, least, most, fields } = field;
  const { side, id } = sheet;
  const members = membersOf(sheet.values, key);
  const at = Math.min(inFront.value[side], members.length - 1);
  const names = calledIn(members, side, lang.value);
  const name = names[at] ?? '';
  const member = members[at];
  const all = usePrinting() ? [...members.keys()] : member ? [at] : [];
  const bad = (place: number) => sheet.wrong.some((one) => one.startsWith(`/${key}/${place}/`));
  const [few, full] = [members.length <= least, members.length >= most];
  const blank = JSON.stringify(member) === JSON.stringify(newMember(fields));
  const put = (next: Build, then: number) => {
    toFront(side, then);
    sheet.put(next);
  };
  const putAll = (next: readonly unknown[], then: number) => put({ ...sheet.values, [key]: next }, then);
  /** Takes a build from the roster or a pasted text, as one step for undo; it replaces a blank member. */
  const take = (one: Build) => putAll(joined(members, at, full || blank, one), full || blank ? at : at + 1);
  const openImport = () =>
    (dialog.value = {
      kind: 'own',
      draw: () => <MemberDialog instead={full && !blank ? name : null} take={take} />,
    });
  const makeByChance = () => void import('../../app/chance.ts').then(({ byChance }) => byChance(side, at));
  const fill = (size: number) =>
    void import('../builds/parties.ts').then(({ filledUp }) => {
      const other = membersOf(setup.peek()?.sides[side === 0 ? 1 : 0] ?? sheet.values, key);
      const names = other.map((one) => one.name);
      putAll(filledUp(members, system.peek()?.samples ?? [], sheet.form, field, size, names), at);
    });
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (fresh !== side || !list.current) return;
    fresh = null;
    list.current.querySelector<HTMLElement>('input:checked')?.focus();
  });
  if (!member || members.length < 2) return <Lone field={field} sheet={sheet} place={0} />;
  return (
    <section ref={list} role="group" class={css.members} aria-labelledby={`${key}-${id}`}>
      <h3 id={`${key}-${id}`}>
        {label[lang.value]}
        <small data-short={members.length > most || undefined}>{t.among(members.length, most)}</small>
        <button
          type="button"
          class="icon"
          aria-label={t.addMember}
          title={t.addMember}
          aria-disabled={full || undefined}
          onClick={() => !full && putAll([...members, newMember(fields)], members.length)}
        >
          ＋
        </button>
        <Menu name={t.toolsOf(name)} icon="more">
          <button
            type="button"
            disabled={full}
            onClick={() => putAll(members.toSpliced(at + 1, 0, member), at + 1)}
          >
            {t.copyMember(name)}
          </button>
          <button type="button" disabled={at === 0} onClick={() => putAll(movedBefore(members, at), at - 1)}>
            {t.moveMember(name)}
          </button>
          <button
            type="button"
            disabled={few}
            onClick={() => put(withoutMember(sheet.values, key, at), Math.max(at - 1, 0))}
          >
            {t.removeMember(name)}
          </button>
          <button type="button" onClick={makeByChance}>
            {t.byChance(name)}
          </button>
          <button type="button" onClick={openImport}>
            {t.fromElsewhere}
          </button>
        </Menu>
      </h3>
      <p class={css.tabs} role="radiogroup" aria-labelledby={`${key}-${id}`}>
        {names.map((name, place) => (
          <label key={place} data-bad={bad(place) || undefined}>
            <input
              type="radio"
              name={`${key}-${id}`}
              checked={place === at}
              onChange={() => toFront(side, place)}
            />
            <span>
              {place + 1} <bdi>{name}</bdi>
            </span>
          </label>
        ))}
      </p>
      {blank && <BlankMember name={name} choose={openImport} byChance={makeByChance} fill={fill} />}
      {all.map((place) => (
        <MemberCard
          key={place}
          field={field}
          sheet={sheet}
          place={place}
          name={names[place] ?? ''}
          count={members.length}
        />
      ))}
    </section>
  );
}

/** A party as plain text: the sections of a lone member, or one line for each of several. */
export function MemberLines({ field, sheet }: CharacterProps<MembersField>) {
  const members = membersOf(sheet.values, field.key);
  const [first] = members;
  const names = calledIn(members, sheet.side, lang.value);
  if (members.length < 2) {
    const lone = first && memberSheet({ field, sheet, place: 0 });
    return lone ? <Lines fields={unnamed(lone)} sheet={lone} /> : null;
  }
  return (
    <ol class={css.people}>
      {names.map((name, place) => {
        const of = memberSheet({ field, sheet, place });
        return (
          of && (
            <li key={place}>
              <b>
                <bdi>{name}</bdi>
              </b>
              <Told fields={unnamed(of).filter(({ type }) => telling.includes(type))} sheet={of} />
            </li>
          )
        );
      })}
    </ol>
  );
}
