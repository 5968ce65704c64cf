// The dialog that adds a member to a party: a character, or a member of another party, from the roster, the samples
// or a text.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Build, Form, Reading } from '#engine';
import { system } from '../../app/fight/match.ts';
import { read } from '../../app/roster/actions.ts';
import { type Entry, entries, loadRoster } from '../../app/roster/roster.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { dialog } from '../../app/view.ts';
import { partsText } from '../../components/builds/builds.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { words } from '../../i18n/index.ts';
import { finder } from './shown.ts';
import * as css from './roster.module.css';

/** Characters that are listed; the others are found by searching. */
const shown = 60;

interface PeopleProps {
  of: readonly Build[];
  form: Form;
  label: string;
  take: (one: Build) => void;
}

function People({ of, form, label, take }: PeopleProps) {
  const t = rosterWords.value;
  const all = of.flatMap((build) => peopleIn(build, form).map((one) => ({ one, build })));
  return (
    <ul class={css.entries} aria-label={label}>
      {all.slice(0, shown).map(({ one, build }, at) => (
        <li key={at}>
          <button type="button" class={css.who} onClick={() => take(one)}>
            <bdi class={`name ${css.name}`}>{one.name || t.noName}</bdi>
          </button>
          <p class={css.seals}>
            {partsText(one, partyField(form)?.fields)}{' '}
            {build.name !== one.name && <small>{build.name}</small>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Characters of a pasted text. */
function FromText({ form, take }: Pick<PeopleProps, 'form' | 'take'>) {
  const found = useSignal<Reading | null>(null);
  const of = found.value?.characters.filter((one) => one.system === system.value?.id) ?? [];
  return (
    <PasteBox first="" read={read} found={found.value} onRead={(next) => (found.value = next)}>
      <People of={of} form={form} label={words.value.characters} take={take} />
    </PasteBox>
  );
}

function FromRoster({ all, form, take }: Pick<PeopleProps, 'form' | 'take'> & { all: readonly Entry[] }) {
  const t = rosterWords.value;
  const wanted = useSignal('');
  const some = all.filter(finder(wanted.value, form)).map(({ build }) => build);
  return (
    <>
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={wanted.value}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
      <People of={some} form={form} label={t.list} take={take} />
      {some.length === 0 && <p class="hint">{t.nobody}</p>}
    </>
  );
}

interface Props {
  /** Name of the member that is replaced, if the party is full; else null. */
  instead: string | null;
  take: (one: Build) => void;
}

export default function MemberDialog({ instead, take }: Props) {
  const t = rosterWords.value;
  const pasting = useSignal(false);
  const form = system.value?.form;
  const all = entries.value;
  useEffect(() => void loadRoster(), []);
  if (!form || !all) return null;
  const close = () => (dialog.value = null);
  const chosen = (one: Build) => {
    take(one);
    close();
  };
  return (
    <Dialog title={t.takeMember} wide onClose={close}>
      <div class={css.choose}>
        {instead !== null && <p class="hint">{t.instead(instead)}</p>}
        {all.length > 0 ? <FromRoster all={all} form={form} take={chosen} /> : <p class="hint">{t.empty}</p>}
        <h3>{t.samples}</h3>
        <People of={system.value?.samples ?? []} form={form} label={t.samples} take={chosen} />
        {pasting.value ? (
          <FromText form={form} take={chosen} />
        ) : (
          <p class="acts">
            <button type="button" onClick={() => (pasting.value = true)}>
              {t.paste}
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
