// Tests which lines tell a player what has come of the actions since their last decision.
import { expect, test } from 'vitest';
import type { Fight, FightEvent, FightPhase } from '../../../engine/fight.ts';
import { resultsSince } from './results.ts';

/** A fight of one round with these phases: who is in turn, and who does what in each line. */
function fightOf(
  phases: readonly (readonly [FightPhase['side'], readonly string[]])[],
): Pick<Fight, 'events' | 'rounds'> {
  const events = phases
    .flatMap(([, said]) => said)
    .map((one, i) => {
      const [side, tone] = one.split(' ');
      const weighs = tone === 'bookkeeping' ? { bookkeeping: true } : tone && { tone };
      return {
        i,
        round: 1,
        rule: '1',
        kind: `line ${i}`,
        side,
        text: [],
        ...weighs,
      } as unknown as FightEvent;
    });
  let first = 0;
  const inRound = phases.map(([side, { length }]): FightPhase => {
    first += length;
    return { id: 'turn', side, title: [], first: first - length, count: length };
  });
  return { events, rounds: [{ round: 1, title: '', phases: inRound }] };
}

test('since a decision each exchange is told by what it came to, the newest last', () => {
  const fight = fightOf([
    ['A', ['A use', 'B use', 'B hit', 'A bookkeeping']],
    [null, ['A', 'B']],
    ['B', ['B use', 'A use', 'A']],
  ]);
  const since = (from: number, most: number) => resultsSince(fight, from, most).map(({ i }) => i);
  // What only goes on, as the order of a new round, is no result.
  expect(since(0, 3)).toEqual([2, 7]);
  expect(since(0, 1)).toEqual([7]);
  expect(since(3, 3)).toEqual([7]);
});
