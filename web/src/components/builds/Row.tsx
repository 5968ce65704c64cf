// A character's row in little, with its skills in words beside it.
import type { Build } from '#engine';
import { BuildRow } from './BuildRow.tsx';
import { itemsOf, partsText, rowText } from './builds.ts';
import * as css from './Row.module.css';

export function Row({ build, class: own }: { build: Build; class?: string }) {
  const items = itemsOf(build);
  return (
    <span class={`${css.seals} ${own ?? ''}`}>
      {items.length > 0 && <BuildRow items={items} />}
      {items.length > 0 && <small aria-hidden="true">{rowText(items)}</small>}
      <small>{partsText(build)}</small>
    </span>
  );
}
