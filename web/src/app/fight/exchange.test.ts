// Tests of exchanges: where an action with its answer and its results begins and ends.
import { expect, test } from 'vitest';
import type { FightEvent, FightPhase } from '../../engine/fight.ts';
import { exchangeAt, exchangeEnds, exchangeTold, exchanges } from './exchange.ts';

type Said = [side: 'A' | 'B', tone?: 'use' | 'hit' | 'note' | 'bookkeeping'];

/** A fight of one round with these phases and events. */
function fightOf(...phases: [side: 'A' | 'B' | null, events: Said[]][]) {
  const events: FightEvent[] = [];
  const inRound = phases.map(([side, said]): FightPhase => {
    const first = events.length;
    for (const [by, tone] of said)
      events.push({
        i: events.length,
        round: 1,
        phase: 'turn',
        rule: '1',
        kind: 'any',
        side: by,
        text: [],
        ...((tone === 'use' || tone === 'hit') && { tone }),
        ...(tone === 'bookkeeping' && { bookkeeping: true }),
      });
    return { id: 'turn', side, title: [], first, count: said.length };
  });
  return { events, rounds: [{ round: 1, title: '', phases: inRound }] };
}

test('it lasts until who acts begins another action after an answer', () => {
  const fight = fightOf(['A', [['A', 'use'], ['B', 'use'], ['B', 'hit'], ['A', 'use'], ['A', 'use'], ['B']]]);
  expect(exchanges(fight)).toEqual([0, 3]);
  expect(exchangeEnds(fight)).toEqual([3, 6]);
  expect([0, 1, 3, 4, 6].map((at) => exchangeAt(fight, at))).toEqual([0, 0, 0, 3, 3]);
});

test('a phase ends it; what nobody acts in is one', () => {
  const fight = fightOf(
    [null, [['A'], ['B', 'hit'], ['A', 'use']]],
    ['A', [['A', 'note']]],
    ['B', []],
    ['B', [['B', 'use']]],
  );
  expect(exchanges(fight)).toEqual([0, 3, 4]);
});

test('what the log can be understood without is no end, and nothing at all where there is only that', () => {
  const fight = fightOf(['A', [['A', 'use'], ['B'], ['A', 'bookkeeping']]], ['B', [['B', 'bookkeeping']]]);
  expect(exchangeEnds(fight)).toEqual([2]);
});

test('of an exchange only what the reader has come to is told', () => {
  const fight = fightOf(['A', [['A', 'use'], ['B'], ['A', 'hit']]]);
  expect(exchangeTold(fight, 0)).toEqual([]);
  expect(exchangeTold(fight, 2).map(({ i }) => i)).toEqual([0, 1]);
});
