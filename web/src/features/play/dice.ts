// The dice of the current exchange as piles: who rolled, pair upon pair, and what they come to.
import type { FightEvent, Fight } from '../../engine/fight.ts';

export interface Pair {
  red: number;
  blue: number;
  /** The faces as they fell, where they were changed. */
  was: readonly [red: number, blue: number] | null;
}
export interface Pile {
  side: 0 | 1;
  pairs: Pair[];
  /** What the pairs come to, a face 0 counting ten. */
  total: number;
}

/** A face as dice tools print it. */
export const faceOf = (value: number) => (value === 0 ? 10 : value);

function pairOf({ args = {} }: FightEvent): Pair | null {
  const [red, blue, toRed, toBlue] = [args['red'], args['blue'], args['toRed'], args['toBlue']];
  if (typeof red !== 'number' || typeof blue !== 'number') return null;
  const to = [Number(toRed ?? red), Number(toBlue ?? blue)] as const;
  const same = to[0] === red && to[1] === blue;
  return { red: to[0], blue: to[1], was: same ? null : [red, blue] };
}

/** Dice of this system are rolled in pairs: there is a table for them. */
export const hasPairs = ({ events }: Pick<Fight, 'events'>) => events.some((event) => pairOf(event));

/** The rolls of the round in which a reader at this step stands, as far as they have fallen. */
export function piles({ events }: Pick<Fight, 'events'>, step: number): Pile[] {
  const here = events[step - 1];
  const made: Pile[] = [];
  for (const event of events.slice(0, step)) {
    const pair = event.round === here?.round && pairOf(event);
    if (!pair || !event.side) continue;
    const side = event.side === 'A' ? 0 : 1;
    const last = made.at(-1);
    // What has no sum of its own is no roll: it changes the pair that lies there.
    if (event.args?.['sum'] === undefined) last?.pairs.splice(-1, 1, pair);
    else if (last?.side === side) last.pairs.push(pair);
    else made.push({ side, pairs: [pair], total: 0 });
  }
  for (const pile of made) {
    pile.total = pile.pairs.reduce((sum, { red, blue }) => sum + faceOf(red) + faceOf(blue), 0);
  }
  return made;
}
