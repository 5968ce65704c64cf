// The chance of winning over a fight, as each side that a hand played could know it.
import type { SideId } from '#engine';
import type { Judged } from './review.ts';

interface Told {
  events: readonly unknown[];
  outcome: { winner: SideId | 'draw' } | null;
}
/** Where in the fight (events seen), and the chance in 1/10,000. */
export interface CurvePoint {
  step: number;
  rate: number;
  lost: boolean;
}

/** In the order of the record; the last one says how the fight ended. */
export function curveOf(side: SideId, judged: readonly Judged[], fight: Told): CurvePoint[] {
  const points = judged
    .filter(({ point }) => point.side === side)
    .map(({ point, found }) => ({
      step: point.event,
      rate: found.chance.rate,
      lost: found.advice?.compared === 'better',
    }));
  if (points.length === 0 || !fight.outcome) return points;
  const { winner } = fight.outcome;
  const rate = winner === side ? 10_000 : winner === 'draw' ? 5000 : 0;
  return [...points, { step: fight.events.length, rate, lost: false }];
}

/** Place on a drawing of 100 by 100, in whose lower half B stands: what is good for A lies above. */
export function placeOf({ step, rate }: CurvePoint, side: SideId, last: number): [x: number, y: number] {
  const share = side === 'A' ? 10_000 - rate : rate;
  return [last === 0 ? 0 : Math.round((step * 1000) / last) / 10, Math.round(share / 10) / 10];
}
