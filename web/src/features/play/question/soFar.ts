// What a question follows from: the steps chosen so far of a decision that is asked in several steps, and which turn
// of a member it belongs to.
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

/** Which of a member's own turns of this round waits: 2 for the second one. A member of no party has 1. */
export function turnOf(
  { rounds, members }: Pick<Fight, 'rounds' | 'members'>,
  { side, member }: Pick<Pending, 'side' | 'member'>,
): number {
  const phases = rounds.at(-1)?.phases ?? [];
  const here = phases.at(-1);
  if (here?.side !== side || here.member !== member || (members?.[side === 'A' ? 0 : 1].length ?? 1) < 2)
    return 1;
  return phases.filter((one) => one.id === here.id && one.side === side && one.member === member).length;
}
