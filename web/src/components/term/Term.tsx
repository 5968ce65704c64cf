// A word of the game that opens its meaning where it stands.
import type { ComponentChildren } from 'preact';
import { dialog } from '../../app/view.ts';
import { lang } from '../../i18n/index.ts';
import * as css from '../../styles/screen.module.css';

interface Props {
  /** Its id among the terms of the system's 遊び方 (docs/systems). */
  of: string;
  name: string;
  /** What stands behind it, as a number does: pressed with it. */
  children?: ComponentChildren;
}

export function Term({ of, name, children }: Props) {
  return (
    <button
      type="button"
      class="term"
      aria-haspopup="dialog"
      onClick={() => (dialog.value = { kind: 'why', rule: `t.${of.toLowerCase()}` })}
    >
      <span>{name}</span>
      {children}
    </button>
  );
}

/** By their ids among the terms of every system's 遊び方 (docs/systems). */
const words = { sheet: { ja: '札', en: 'sheet' } } as const;

/** A sentence in which a word opens its meaning where it stands first. */
export function WithTerm({ of, said }: { of: keyof typeof words; said: string }) {
  const word = words[of][lang.value];
  const at = said.indexOf(word);
  if (at < 0) return <>{said}</>;
  return (
    <>
      {said.slice(0, at)}
      <button
        type="button"
        class={`term ${css.running}`}
        aria-haspopup="dialog"
        onClick={() => (dialog.value = { kind: 'why', rule: `t.${of}` })}
      >
        <span>{word}</span>
      </button>
      {said.slice(at + word.length)}
    </>
  );
}
