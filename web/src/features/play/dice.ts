// The dice of the current round as piles: who rolled, throw upon throw, and what they come to.
import type { FightEvent, Fight } from '../../engine/fight.ts';

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

/** The rolls of the round in which a reader at this step stands, as far as they have fallen. */
export function piles({ events }: Pick<Fight, 'events'>, step: number): Pile[] {
  const here = events[step - 1];
  const made: Pile[] = [];
  for (const event of events.slice(0, step)) {
    if (event.round !== here?.round || !event.side) continue;
    const side = event.side === 'A' ? 0 : 1;
    const last = made.at(-1);
    const fell = listed(event, 'fell');
    const [rolled, changed] = [listed(event, 'dice'), listed(event, 'changed')];
    if (changed) last?.throws.splice(-1, 1, { faces: changed, fell });
    else if (rolled && last?.side === side) last.throws.push({ faces: rolled, fell });
    else if (rolled) made.push({ side, throws: [{ faces: rolled, fell }], total: 0 });
  }
  for (const pile of made) {
    pile.total = pile.throws.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face, 0);
  }
  return made;
}
