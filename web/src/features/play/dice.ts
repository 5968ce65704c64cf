// The dice of the current round or phase as piles: who rolled, throw upon throw, and what they come to.
import type { Form } from '#engine';
import type { FightEvent, Fight } from '../../engine/fight.ts';

export type DiceBy = NonNullable<Form['dice']>;

export interface Throw {
  faces: number[];
  /** The faces as they fell, where they were changed. */
  fell: number[] | null;
}
export interface Pile {
  side: 0 | 1;
  throws: Throw[];
  /** What all faces come to. */
  total: number;
}

function listed({ dice = [] }: FightEvent, name: string): number[] | null {
  return dice.find((list) => list.name === name)?.faces ?? null;
}

type Told = Pick<Fight, 'events' | 'rounds'>;

/** The first event of the round, or of the phase, that an event belongs to. */
function firstOf({ events, rounds }: Told, at: number, by: DiceBy): number {
  if (by === 'round') return events.findIndex(({ round }) => round === events[at]?.round);
  const phases = rounds.flatMap((round) => round.phases);
  return phases.find(({ first, count }) => first <= at && at < first + count)?.first ?? at;
}

/** The rolls of the round or phase in which a reader at this step stands, as far as they have fallen. */
export function piles(told: Told, step: number, by: DiceBy): Pile[] {
  if (step === 0) return [];
  const made: Pile[] = [];
  for (const event of told.events.slice(firstOf(told, step - 1, by), step)) {
    if (!event.side) continue;
    const side = event.side === 'A' ? 0 : 1;
    const last = made.at(-1);
    const fell = listed(event, 'fell');
    const [rolled, changed] = [listed(event, 'dice'), listed(event, 'changed')];
    if (changed) last?.throws.splice(-1, 1, { faces: changed, fell });
    else if (rolled && by === 'round' && last?.side === side) last.throws.push({ faces: rolled, fell });
    else if (rolled) made.push({ side, throws: [{ faces: rolled, fell }], total: 0 });
  }
  for (const pile of made) {
    pile.total = pile.throws.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face, 0);
  }
  return made;
}
