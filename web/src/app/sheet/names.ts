// Names on the page: the marks of the sides, what characters are called, kinds of items.
import type { Item, SideId, Span } from '#engine';
import { setup, system } from '../fight/match.ts';
import { lang } from '../../i18n/index.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Side } from './build.ts';
import { standIns } from './party.ts';

// The two sides as the page tells them apart.

/** What stands for a side, always beside its colour. */
export const marks = ['▲', '▽'] as const;
/** As the engine calls them. */
export const sideIds = ['A', 'B'] as const;
/** data-side, which carries the colours of a side. */
export const sideNames = ['a', 'b'] as const;

/** What the sheet of a side is called: by its name, or as the fight calls who has none. */
export function sheetName(side: Side): string {
  return setup.value?.sides[side].name || standIns[lang.value][side];
}

// Names of the kinds of items, as the form gives them.

export function kindName(item: Item): string {
  return system.value?.form.kinds.find((kind) => kind.id === item.kind)?.name[lang.value] ?? '';
}

/** In English, what its kanji means: some names are readings. */
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

export function nameOf({ names, headline, events }: Fight, side: Side): string {
  if (names[side]) return names[side];
  for (const text of [headline, ...events.map((event) => event.text)]) {
    const found = nameIn(text, ids[side]);
    if (found) return found;
  }
  return '';
}
