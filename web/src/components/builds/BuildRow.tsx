// A build as a row of seals, with its skills in words for those who can't see them.
import { type Side } from '../../app/build.ts';
import { sideNames } from '../../app/sides.ts';
import { Seal } from '../Seal.tsx';
import { lang } from '../../i18n/index.ts';
import { itemGloss, itemOf, rowText } from './builds.ts';
import * as css from './BuildRow.module.css';

interface Props {
  items: readonly string[];
  /** Whose ink; absent: nobody's. */
  side?: Side;
  /** A place that is to be noticed. */
  marked?: number;
  class?: string;
}

export function BuildRow({ items, side, marked, class: own }: Props) {
  return (
    <span class={`${css.build} ${own ?? ''}`} data-side={side === undefined ? undefined : sideNames[side]}>
      {items.map((id, place) => (
        <span key={place} data-marked={place === marked || undefined}>
          <Seal item={itemOf(id)} level={place + 1} size="s" />
        </span>
      ))}
      <span class="vh">{rowText(items)}</span>
      {lang.value === 'en' && (
        <span class={css.said} aria-hidden="true">
          {items.map(itemGloss).join(', ')}
        </span>
      )}
    </span>
  );
}
