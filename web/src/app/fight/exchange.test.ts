// Tests of exchanges: where an action with its answer and its results begins and ends.
import { expect, test } from 'vitest';
import type { FightEvent, FightPhase } from '../../engine/fight.ts';
import { alike, exchangeAt, exchangeEnds, exchangeTold, exchanges, inShort } from './exchange.ts';

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

/** A line of an exchange: who, how it weighs, what kind it is. */
const line = (
  i: number,
  side: 'A' | 'B',
  kind: string,
  more: Partial<Pick<FightEvent, 'tone' | 'dice' | 'member'>> = {},
) => ({ i, round: 1, side, kind, ...more });
const rolled = { dice: [{ name: 'dice', sides: 6, faces: [3, 4] }] };
const brief = (told: Parameters<typeof inShort>[0], ...costly: number[]) => {
  const said = inShort(told, ({ i }) => costly.includes(i));
  const numbers = (of: readonly { i: number }[] = []) => of.map(({ i }) => i);
  return [numbers(said?.before), numbers(said?.main), numbers(said?.after)];
};

test('in short: what was done, what came of it, and the line that only goes on', () => {
  const shot = line(0, 'A', 'shot', { tone: 'use' });
  const evade = line(1, 'B', 'evade', rolled);
  const hit = line(2, 'B', 'damage', { tone: 'hit' });
  const bomb = line(3, 'B', 'bomb', { tone: 'use' });
  const gain = line(4, 'B', 'dp');
  expect(brief([])).toEqual([[], [], []]);
  expect(brief([shot])).toEqual([[], [0], []]);
  expect(brief([shot, evade])).toEqual([[0], [1], []]);
  expect(brief([shot, evade, hit])).toEqual([[0], [2], []]);
  // What undoes it stands in its place, with what it answers; what it brings is small.
  expect(brief([shot, evade, hit, bomb, gain])).toEqual([[0], [3], [4]]);
});

test('what befalls several alike is one thing to tell; what each rolls for is not', () => {
  const gains = [0, 1, 2].map((i) => line(i, i < 2 ? 'A' : 'B', 'dp', { member: i }));
  expect(gains.map((one, k) => alike(one, gains[k + 1]))).toEqual([true, true, false]);
  expect(brief(gains)).toEqual([[], [0, 1, 2], []]);
  const rolls = gains.map((one) => ({ ...one, ...rolled }));
  expect(alike(rolls[0] as (typeof rolls)[0], rolls[1])).toBe(false);
  expect(brief(rolls)).toEqual([[], [2], []]);
});

test('the line at which somebody lost HP is told, whatever follows from it', () => {
  const punch = line(0, 'A', 'melee', { tone: 'use' });
  const evade = line(1, 'B', 'evade', { tone: 'use' });
  const hit = line(2, 'B', 'damage', { tone: 'hit' });
  const broken = line(3, 'B', 'card', { tone: 'gone' });
  const gain = line(4, 'B', 'dp');
  expect(brief([punch, evade, hit, broken, gain], 2)).toEqual([[0, 1], [2, 3], [4]]);
  expect(brief([punch, evade, hit], 2)).toEqual([[0, 1], [2], []]);
  // Of several the last, since HP before and after stand beside them all.
  expect(brief([punch, hit, line(3, 'B', 'damage', { tone: 'hit' }), broken], 2)).toEqual([[0], [2, 3], []]);
  expect(brief([punch, hit, broken], 0)).toEqual([[], [0, 3], []]);
});
