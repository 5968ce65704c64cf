// Functions that edit a row: choose a place, put an item into it, move items between places.
import { batch, signal } from '@preact/signals';
import type { Item } from '#engine';
import { type Side, exchanged, row, withItem } from '../../../app/sheet/build.ts';
import { rowField } from '../../../app/sheet/rowField.ts';
import { edit, setup, system } from '../../../app/fight/match.ts';
import { chosen } from '../../../app/view.ts';
import type { Spot } from '../../drag/places.ts';

/** Id of the item under the pointer or focus in the palette, whose effect is previewed; null: none. */
export const peeked = signal<string | null>(null);

export function itemOf(id: string): Item | null {
  return system.value?.form.items.find((item) => item.id === id) ?? null;
}

/** Chooses a place, or no place if this one is chosen. */
export function choose(side: Side, place: number): void {
  const now = chosen.value;
  const same = now?.side === side && now.place === place;
  batch(() => {
    chosen.value = same ? null : { side, place };
    peeked.value = null;
  });
}

/** Puts an item into a place; '' empties it. If the place was empty, the next empty place is chosen. */
export function put({ side, place }: Spot, item: string): void {
  const build = setup.value?.sides[side];
  const places = rowField();
  if (!build || !places) return;
  const items = row(build, places);
  if (items[place] === item) return;
  const wasGap = items[place] === '';
  const next = withItem(build, places, place, item);
  batch(() => {
    edit(side, next);
    if (!item || !wasGap) return;
    const gap = row(next, places).indexOf('');
    if (gap >= 0) chosen.value = { side, place: gap };
  });
}

/** Moves an item: within a row the two places are exchanged, to the other side's row the item is copied. */
export function moveItem(from: Spot, to: Spot): void {
  const builds = setup.value;
  const places = rowField();
  if (!builds || !places) return;
  const item = row(builds.sides[from.side], places)[from.place] ?? '';
  if (from.side !== to.side) put(to, item);
  else if (from.place !== to.place) {
    batch(() => {
      edit(to.side, exchanged(builds.sides[to.side], places, from.place, to.place));
      if (chosen.value?.side === to.side && chosen.value.place === from.place) chosen.value = to;
    });
  }
}
