// One thing that is asked in several steps: what it was answered with so far.
import type { Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';

/**
 * What the same hand has just chosen, while nothing has come of it yet: all steps of this kind, and the one of another kind that
 * led to them. Nothing was seen since, so that the last of them may be left as if it had not been pressed.
 */
export function soFar(
  { decisions, events }: Pick<Fight, 'decisions' | 'events'>,
  { point, side, member }: Pick<Pending, 'point' | 'side' | 'member'>,
): string[] {
  const said: string[] = [];
  for (const one of decisions.toReversed()) {
    // A step that was taken back stands between those that were not.
    if (one.rewind !== undefined && one.event === events.length) continue;
    const here = one.side === side && one.member === member && one.event === events.length;
    if (!here || one.by !== 'hand' || !one.option) break;
    said.unshift(one.option.label);
    if (one.point !== point) break;
  }
  return said;
}
