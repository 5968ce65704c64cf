// Draws a skill as a square seal: the frame tells its kind, the chip its level. It is an ornament; the name is
// written beside it.
import type { ComponentChildren } from 'preact';
import type { Item } from '#engine';
import * as css from './Seal.module.css';

/** The kind that the frame shows; "+" skills are tags that point at their left neighbour. */
function frame(item: Item): string {
  return item.kind === 'attached' && item.id.startsWith('+') ? 'plus' : item.kind;
}

const sizes = { xs: '', s: ` ${css.s}`, m: '', l: ` ${css.l}`, xl: ` ${css.xl}` };

interface Props {
  /** null: an empty place. */
  item: Item | null;
  level?: number;
  size?: keyof typeof sizes;
  /** true: the skill is destroyed, and the seal is torn across. */
  gone?: boolean;
  children?: ComponentChildren;
}

export function Seal({ item, level, size = 'm', gone, children }: Props) {
  return (
    <span
      class={css.seal + sizes[size] + (gone ? ` ${css.gone}` : '')}
      data-kind={item ? frame(item) : 'blank'}
      aria-hidden="true"
      lang="ja"
    >
      <b>{item?.glyph}</b>
      {!!level && <i>{level}</i>}
      {children}
    </span>
  );
}
