// Names and marks on the page: of the two sides, of characters without a name, of kinds of items.
import type { Item, SideId, Span } from '#engine';
import { setup, system } from '../fight/match.ts';
import { lang } from '../../i18n/index.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Side } from './build.ts';
import { standIns } from './party.ts';

// Marks and ids of the two sides.

/** Mark of each side; it always stands beside the side's colour. */
export const marks = ['▲', '▽'] as const;
/** Ids of the sides in the engine's JSON. */
export const sideIds = ['A', 'B'] as const;
/** Values of data-side, which gives an element its side's colours. */
export const sideNames = ['a', 'b'] as const;

/** Name of a side's sheet; where it has none, the name that the fight uses. */
export function sheetName(side: Side): string {
  return setup.value?.sides[side].name || standIns[lang.value][side];
}

// Names of the kinds of items, as the form gives them.

export function kindName(item: Item): string {
  return system.value?.form.kinds.find((kind) => kind.id === item.kind)?.name[lang.value] ?? '';
}

/** Meaning of an item's kanji in English: some English names are only readings. */
export function meaning(item: Item): string {
  return item.reading.en || item.name.en;
}

const ids: readonly [SideId, SideId] = ['A', 'B'];

function nameIn(spans: Span[], id: SideId): string | undefined {
  return spans.find(
    (span): span is Extract<Span, { t: 'name' }> =>
      typeof span !== 'string' && span.t === 'name' && span.side === id,
  )?.s;
}

/** Name of a side in a fight; where it has none, the name in the first line of the record that names it. */
export function nameOf({ names, headline, events }: Fight, side: Side): string {
  if (names[side]) return names[side];
  for (const text of [headline, ...events.map((event) => event.text)]) {
    const found = nameIn(text, ids[side]);
    if (found) return found;
  }
  return '';
}
