// A character's row in little, with its skills in words beside it.
import type { Build } from '#engine';
import { BuildRow } from '../versus/BuildRow.tsx';
import { itemsOf, partsText, rowText } from '../versus/builds.ts';
import * as rosterCss from './roster.module.css';
import * as css from './Row.module.css';

export function Row({ build }: { build: Build }) {
  const items = itemsOf(build);
  return (
    <span class={`${css.seals} ${rosterCss.seals}`}>
      {items.length > 0 && <BuildRow items={items} />}
      {items.length > 0 && <small aria-hidden="true">{rowText(items)}</small>}
      <small>{partsText(build)}</small>
    </span>
  );
}
