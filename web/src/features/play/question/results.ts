// Picks the lines that tell a player what has come of the actions since their last decision.
import { exchanges, inShort } from '../../../app/fight/exchange.ts';
import type { Fight, FightEvent } from '../../../engine/fight.ts';

/** The line of each exchange since line `from` that says what it came to, the newest last; at most so many. */
export function resultsSince(
  { events, rounds }: Pick<Fight, 'events' | 'rounds'>,
  from: number,
  most: number,
): FightEvent[] {
  const begins = exchanges({ events, rounds });
  const since = begins.flatMap((first, k) => {
    const lines = events.slice(Math.max(first, from), begins[k + 1]);
    const said = inShort(lines.filter(({ bookkeeping }) => !bookkeeping));
    return said?.main.slice(0, 1) ?? [];
  });
  return since.filter(({ tone, dice }) => tone ?? dice).slice(-most);
}
