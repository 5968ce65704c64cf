// The members of a party: one of them in front, on paper all; adding, copying, moving, removing and taking somebody in are
// edits like any other, so undo takes them back.
import { useSignal } from '@preact/signals';
import type { Build, MembersField } from '#engine';
import { newMember } from '../../app/blank.ts';
import { dialog } from '../../app/view.ts';
import { lang } from '../../i18n/index.ts';
import { lazy } from '../lazy.tsx';
import { MemberCard } from './MemberCard.tsx';
import { membersOf } from '../../app/party.ts';
import { joined, movedBefore } from './members.ts';
import { Decides } from './points/Decides.tsx';
import { usePrinting } from './printing.ts';
import type { CharacterProps } from './sheet.ts';
import { memberWords } from './memberWords.ts';
import * as css from './Members.module.css';

const from = { ja: '名簿・文から', en: 'From roster or text' };
const MemberDialog = lazy(() => import('../../features/roster/MemberDialog.tsx'));

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
