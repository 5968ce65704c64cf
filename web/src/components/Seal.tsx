// A skill as a square seal: its frame tells the kind, its chip the level. An ornament beside a written name.
import type { ComponentChildren } from 'preact';
import type { Item } from '#engine';
import * as css from './Seal.module.css';

/** What the frame is drawn after; "+" skills are tags that point at their left neighbour. */
function frame(item: Item): string {
  return item.kind === 'attached' && item.id.startsWith('+') ? 'plus' : item.kind;
}

const sizes = { xs: '', s: ` ${css.s}`, m: '', l: ` ${css.l}`, xl: ` ${css.xl}` };

interface Props {
  /** null: an empty place. */
  item: Item | null;
  level?: number;
  size?: keyof typeof sizes;
  /** Destroyed: torn across. */
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
