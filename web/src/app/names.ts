// What a side is called on the page: its name, or what the engine calls one without.
import type { SideId, Span } from '#engine';
import type { Fight } from '../engine/fight.ts';
import type { Side } from './build.ts';

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
