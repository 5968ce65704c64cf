// A word of the game that opens its meaning where it stands, in the dialog of clauses, as entry `t.<id>` of the rules.
import type { ComponentChildren } from 'preact';
import { dialog } from '../../app/view.ts';

interface Props {
  /** Its id among the terms of the system's 遊び方 (docs/systems). */
  of: string;
  name: string;
  /** Shown after the word inside the button, such as a number. */
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
