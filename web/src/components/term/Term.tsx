// A word of the game that opens its meaning where it stands.
import type { ComponentChildren } from 'preact';
import { dialog } from '../../app/view.ts';

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
