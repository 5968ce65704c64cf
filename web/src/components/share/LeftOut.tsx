// What a link does not carry, and where it is carried.
import type { ComponentChildren } from 'preact';
import type { LinkMade } from '#engine';
import { Mark } from '../Mark.tsx';
import { lang } from '../../i18n/index.ts';
import * as css from '../../styles/share.module.css';

interface Props {
  of: LinkMade['leftOut'];
  title: string;
  note: string;
  /** What can be done about it. */
  children?: ComponentChildren;
}

export function LeftOut({ of, title, note, children }: Props) {
  if (of.length === 0) return null;
  return (
    <section class={css.leftOut}>
      <h3>{title}</h3>
      <ul>
        {of.map((one) => (
          <li key={`${one.side} ${one.field}`}>
            {one.side && <Mark side={one.side === 'A' ? 0 : 1} />} {one[lang.value]}
          </li>
        ))}
      </ul>
      <p class="hint">
        {note} {children}
      </p>
    </section>
  );
}
