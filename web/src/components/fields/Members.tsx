// The members of a party: one of them in front, on paper all; adding, copying, moving, removing.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Build, MemberField, MembersField } from '#engine';
import { visibleFields, fitted, membersOf } from '../../app/party.ts';
import { Mark } from '../Inline.tsx';
import { lang, words } from '../../i18n/index.ts';
import { Field, MemberRow, MemberTactic } from './Field.tsx';
import { type CharacterProps, type CharacterSheet, sheetOf } from '../../app/sheet.ts';
import { memberWords } from './words.ts';
import { newMember } from '../../app/blank.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../lazy.tsx';
import { Decides } from './points/Decides.tsx';
import * as css from './Members.module.css';

/** One changes places with the one before it. */
export function movedBefore<T>(members: readonly T[], at: number): T[] {
  return at > 0 ? members.toSpliced(at - 1, 2, ...members.slice(at - 1, at + 1).reverse()) : [...members];
}

/** One more, behind the one in front; in a party that is full it takes that one's place. */
export function joined<T>(members: readonly T[], at: number, most: number, one: T): T[] {
  return members.length < most ? members.toSpliced(at + 1, 0, one) : members.toSpliced(at, 1, one);
}

// What is folded on the screen is laid out on paper.

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const printing = useSignal(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const told = new AbortController();
    const hear = (on: EventTarget, event: string, is: () => boolean) =>
      on.addEventListener(event, () => (printing.value = is()), told);
    // Not every browser tells of both.
    hear(paper, 'change', () => paper.matches);
    hear(window, 'beforeprint', () => true);
    hear(window, 'afterprint', () => paper.matches);
    // It may have begun before anybody listened.
    printing.value = paper.matches;
    return () => told.abort();
  }, []);
  return printing.value;
}

interface Props {
  field: MembersField;
  /** The party's. */
  sheet: CharacterSheet;
  place: number;
  name: string;
  count: number;
}

/** One member of a party, its fields drawn as those of any sheet; on paper a card that says whose party it is of. */
function MemberCard({ field: { key }, sheet: party, place, name, count }: Props) {
  const { side } = party;
  const whole = sheetOf(side, `${party.path}/${key}/${place}`, party.brief);
  if (!whole) return null;
  const fields = whole.form.fields as MemberField[];
  const sheet: CharacterSheet = {
    ...whole,
    form: { ...whole.form, fields: visibleFields(fields, whole.values) },
    put: (next, tag) => whole.put(fitted(next as Build, whole.values, fields), tag),
  };
  return (
    <div class={css.card} role="group" aria-label={name}>
      <p class={css.of}>
        <bdi>{party.values.name || words.value.noName}</bdi> {memberWords.value.among(place + 1, count)}
      </p>
      {sheet.form.fields.map((one) => {
        switch (one.type) {
          case 'name':
            return (
              <p key={one.key} class={css.name}>
                <Mark side={side} />
                <Field field={one} sheet={sheet} />
              </p>
            );
          case 'row':
            return <MemberRow key={one.key} field={one} sheet={sheet} />;
          case 'tactic':
            return <MemberTactic key={one.key} field={one} sheet={sheet} />;
          default:
            return <Field key={one.key} field={one} sheet={sheet} />;
        }
      })}
    </div>
  );
}

const from = { ja: '名簿・文から', en: 'From roster or text' };
const MemberDialog = lazy(() => import('../../features/roster/MemberDialog.tsx'));

/** The members of a party: one of them in front, on paper all; adding, copying, moving, removing and taking somebody in are
 * edits like any other, so undo takes them back. */
export default function Members({ field, sheet }: CharacterProps<MembersField>) {
  const t = memberWords.value;
  const { key, label, least, most, fields } = field;
  const { side, id } = sheet;
  const front = useSignal(0);
  const members = membersOf(sheet.values, key);
  const at = Math.min(front.value, members.length - 1);
  const nameOf = (place: number) => members[place]?.name || t.member(place + 1);
  const name = nameOf(at);
  const member = members[at];
  const printed = usePrinting() ? [...members.keys()] : member ? [at] : [];
  const bad = (place: number) => sheet.wrong.some((one) => one.startsWith(`/${key}/${place}/`));
  // Buttons that can't be pressed keep the focus, and with it the keys of the page.
  const [few, full] = [members.length <= least, members.length >= most];
  const put = (next: readonly unknown[], then: number) => {
    front.value = then;
    sheet.put({ ...sheet.values, [key]: next });
  };
  /** Somebody of the roster, or of what was pasted: one step for undo. */
  const take = (one: Build) => {
    front.value = full ? at : at + 1;
    sheet.put({ ...sheet.values, [key]: joined(members, at, most, one) });
  };
  const openImport = () =>
    (dialog.value = {
      kind: 'own',
      draw: () => <MemberDialog instead={full ? name : null} take={take} />,
    });
  return (
    <section role="group" class={css.members} aria-labelledby={`${key}-${id}`}>
      <h3 id={`${key}-${id}`}>
        {label[lang.value]}
        <small data-short={members.length < least || members.length > most || undefined}>
          {t.among(members.length, most)}
        </small>
      </h3>
      <p class={css.tabs} role="radiogroup" aria-labelledby={`${key}-${id}`}>
        {members.map((one, place) => (
          <label key={place} data-bad={bad(place) || undefined}>
            <input
              type="radio"
              name={`${key}-${id}`}
              checked={place === at}
              onChange={() => (front.value = place)}
            />
            <span>
              {one.name ? (
                <>
                  {place + 1} <bdi>{one.name}</bdi>
                </>
              ) : (
                t.member(place + 1)
              )}
            </span>
          </label>
        ))}
      </p>
      <p class={`acts ${css.acts}`}>
        <button
          type="button"
          aria-disabled={full || undefined}
          onClick={() => !full && put([...members, newMember(fields)], members.length)}
        >
          ＋ {t.addMember}
        </button>
        <button type="button" onClick={openImport}>
          {from[lang.value]}
        </button>
        {member && (
          <>
            <button
              type="button"
              aria-label={t.copyMember(name)}
              aria-disabled={full || undefined}
              onClick={() => !full && put(members.toSpliced(at + 1, 0, member), at + 1)}
            >
              {t.copy}
            </button>
            <button
              type="button"
              aria-label={t.moveMember(name)}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && put(movedBefore(members, at), at - 1)}
            >
              {t.move}
            </button>
            <button
              type="button"
              aria-label={t.removeMember(name)}
              aria-disabled={few || undefined}
              onClick={() => !few && put(members.toSpliced(at, 1), Math.max(at - 1, 0))}
            >
              {t.remove}
            </button>
          </>
        )}
      </p>
      {printed.map((place) => (
        <MemberCard
          key={place}
          field={field}
          sheet={sheet}
          place={place}
          name={nameOf(place)}
          count={members.length}
        />
      ))}
      {fields.some(({ type }) => type === 'plans' || type === 'tactic') && <Decides side={side} />}
    </section>
  );
}
