// The forms in which a fight is taken along, a row each: what its button does, and where it goes.
import type { ComponentChildren } from 'preact';
import * as css from './Forms.module.css';

interface Props {
  action: string;
  about: string;
  /** The button in short. */
  verb: string;
  onPress: () => void;
}

export function Row({ action, about, verb, onPress }: Props) {
  return (
    <li class={css.row}>
      <p>
        <b>{action}</b>
        <span class="hint">{about}</span>
      </p>
      <button type="button" aria-label={action} onClick={onPress}>
        {verb}
      </button>
    </li>
  );
}

export function Rows({ children }: { children: ComponentChildren }) {
  return <ul class={css.forms}>{children}</ul>;
}
