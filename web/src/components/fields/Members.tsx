// The members of a party: one of them in front, on paper all; adding, copying, moving, removing.
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Build, MemberField, MembersField } from '#engine';
import { calledIn } from '../../app/called.ts';
import { visibleFields } from '../../app/sheet/conditions.ts';
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

/** One changes places with the one before it. */
export function movedBefore<T>(members: readonly T[], at: number): T[] {
  return at > 0 ? members.toSpliced(at - 1, 2, ...members.slice(at - 1, at + 1).reverse()) : [...members];
}

/** One more, behind the one in front; takes that one's place where `instead`. */
export function joined<T>(members: readonly T[], at: number, instead: boolean, one: T): T[] {
  return instead ? members.with(at, one) : members.toSpliced(at + 1, 0, one);
}

/** Whose sections are shown, of either side. */
const inFront = signal<readonly [number, number]>([0, 0]);

export function toFront(side: Side, place: number): void {
  const [a, b] = inFront.peek();
  inFront.value = side === 0 ? [place, b] : [a, place];
}

/** Fields that tell members apart in one line. */
const telling = ['list', 'skills', 'tactic'];

interface Props {
  field: MembersField;
  /** The party's. */
  sheet: CharacterSheet;
  place: number;
}

/** What a member is asked for; null where there is none. */
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

/** One member of several, its fields drawn as those of any sheet; on paper a card that says whose party it is of. */
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

/** A lone member is called as its party; another name, which came with it, can be read and changed. */
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

/** Who is left alone gives the party its name. */
export function withoutMember(values: Build, key: string, at: number): Build {
  const rest = membersOf(values, key).toSpliced(at, 1);
  const [last] = rest;
  if (!last || rest.length > 1) return { ...values, [key]: rest };
  return { ...values, name: last.name || values.name, [key]: [{ ...last, name: '' }] };
}

/** The side whose second member was just added: the button goes, and the tab of who came has the focus. */
let fresh: Side | null = null;

/** In the head of a lone character's sheet, where it is seen: makes a party of it. */
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
 * The members of a party: one of them in front, on paper all. A lone one is the sheet itself, without what only parties need.
 * Adding, copying, moving, removing and taking somebody in are edits like any other, so undo takes them back.
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
  /** Somebody of the roster, or of what was pasted, one step for undo: nobody keeps a blank sheet beside it. */
  const take = (one: Build) => putAll(joined(members, at, full || blank, one), full || blank ? at : at + 1);
  const openImport = () =>
    (dialog.value = {
      kind: 'own',
      draw: () => <MemberDialog instead={full && !blank ? name : null} take={take} />,
    });
  const makeByChance = () => void import('../../app/chance.ts').then(({ byChance }) => byChance(side, at));
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
      {blank && <BlankMember name={name} choose={openImport} byChance={makeByChance} />}
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

/** To be read: a lone member's sections, of several a line for each. */
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
