// One thing that is asked in several steps: what it was answered with so far.
import type { Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';

/** What the same player has just chosen of the same kind, while nothing has come of it yet. */
export function soFar(
  { decisions, events }: Pick<Fight, 'decisions' | 'events'>,
  { point, side }: Pick<Pending, 'point' | 'side'>,
): string[] {
  const said: string[] = [];
  for (const one of decisions.toReversed()) {
    // A step that was taken back stands between those that were not.
    if (one.rewind !== undefined && one.event === events.length) continue;
    if (one.point !== point || one.side !== side || one.event !== events.length || !one.option) break;
    said.unshift(one.option.label);
  }
  return said;
}
