// A decision that is asked in several steps: lists the steps chosen so far.
import type { Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';

/**
 * Labels of the options that the same player has just chosen without any result yet: all steps of this kind,
 * and before them the one of another kind that led to them. Nothing was seen since, so the last step may
 * still be left as if it had not been pressed.
 */
export function soFar(
  { decisions, events }: Pick<Fight, 'decisions' | 'events'>,
  { point, side, member }: Pick<Pending, 'point' | 'side' | 'member'>,
): string[] {
  const said: string[] = [];
  for (const one of decisions.toReversed()) {
    // The record of a step that was taken back stands between the others.
    if (one.rewind !== undefined && one.event === events.length) continue;
    const here = one.side === side && one.member === member && one.event === events.length;
    if (!here || one.by !== 'hand' || !one.option) break;
    said.unshift(one.option.label);
    if (one.point !== point) break;
  }
  return said;
}
