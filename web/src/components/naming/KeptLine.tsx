// A line of a list of things that the device keeps, such as leagues or fights: shows a thing's name and facts, and
// opens, names and deletes it.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { spoken, tell } from '../../app/view.ts';
import { lang } from '../../i18n/index.ts';
import { NameForm } from './NameForm.tsx';
import { keptWords } from './words.ts';
import * as css from './naming.module.css';

interface Props {
  /** Name that the reader gave; "": `unnamed` is shown. */
  name: string;
  unnamed: string;
  /** Label of the field for the name. */
  nameLabel: string;
  /** When the thing was kept, in ms since 1970. */
  at: number;
  /** Facts that stand before the day. */
  children: ComponentChildren;
  open: () => void;
  rename: (name: string) => void;
  /** Deletes the thing; returns the function that puts it back. */
  remove: () => () => void;
}

export function KeptLine({ name, unnamed, nameLabel, at, children, open, rename, remove }: Props) {
  const t = keptWords.value;
  const naming = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const title = name || unnamed;
  const when = new Date(at);
  return (
    <li>
      {naming.value ? (
        <NameForm
          class={css.place}
          name={name}
          placeholder={unnamed}
          label={nameLabel}
          submit={t.done}
          take={(next) => {
            rename(next.trim());
            spoken.value = t.named(next.trim() || unnamed);
          }}
          done={() => {
            naming.value = false;
            opener.current?.focus();
          }}
        />
      ) : (
        <b class={`name ${css.title}`}>
          <bdi>{title}</bdi>
        </b>
      )}
      <p class={`hint ${css.facts}`}>
        {children}{' '}
        <time dateTime={when.toISOString()}>
          {when.toLocaleDateString(lang.value, { month: 'short', day: 'numeric' })}
        </time>
      </p>
      <span class={css.deeds}>
        <button ref={opener} type="button" aria-label={t.openName(title)} onClick={open}>
          {t.open}
        </button>
        <button type="button" aria-label={t.renameName(title)} onClick={() => (naming.value = true)}>
          {t.rename}
        </button>
        <button
          type="button"
          aria-label={t.removeName(title)}
          onClick={() => tell(t.removed(title), remove())}
        >
          {t.remove}
        </button>
      </span>
    </li>
  );
}

export function KeptList({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <ul class={css.kept} aria-label={label}>
      {children}
    </ul>
  );
}
