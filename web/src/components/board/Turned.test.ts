// Tests which line is said to have turned a fight.
import { expect, test } from 'vitest';
import type { Board } from '#engine';
import type { FightEvent } from '../../engine/fight.ts';
import { causeOf, meansOf, turnedBy } from './Turned.tsx';

const board = (a: number, b: number) =>
  ({
    sides: [
      { left: a, full: 20 },
      { left: b, full: 10 },
    ],
  }) as unknown as Board;
const events = (...kept: boolean[]) =>
  kept.map((one, i) => ({ i, text: [], bookkeeping: !one })) as unknown as FightEvent[];

test('the line before the last blow with which who won gained most over the other, in shares of what each has', () => {
  const boards = [board(20, 10), board(10, 10), board(10, 6), board(10, 5), board(4, 0)];
  const fight = { boards, events: events(true, true, true, true) };
  // The last blow took more, but the verdict tells it.
  expect(turnedBy(fight, 0)?.i).toBe(1);
});

test('a blow that took much counts for more than one that took the last of little', () => {
  const boards = [board(20, 10), board(20, 3), board(18, 3), board(18, 1), board(18, 0)];
  expect(turnedBy({ boards, events: events(true, true, true, true) }, 0)?.i).toBe(0);
});

test('where only the end took anything, the verdict tells it', () => {
  const boards = [board(20, 10), board(20, 10), board(20, 0)];
  expect(turnedBy({ boards, events: events(true, true) }, 0)).toBeNull();
});

test('what comes of a line that the record leaves out counts for the line before', () => {
  const boards = [board(20, 10), board(20, 10), board(20, 3), board(20, 2), board(20, 0)];
  expect(turnedBy({ boards, events: events(true, false, true, true) }, 0)?.i).toBe(0);
});

test('a card that breaks turns a fight; one that is deployed does not', () => {
  const withCards = (a: number, b: number, of: Board): Board => {
    const [one, two] = of.sides;
    const figures = (value: number) => [{ meters: [{ id: 'card', value, max: value }] }];
    return {
      ...of,
      sides: [
        { ...one, figures: figures(a) },
        { ...two, figures: figures(b) },
      ],
    } as Board;
  };
  const boards = [
    withCards(0, 10, board(20, 10)),
    withCards(20, 10, board(20, 10)),
    withCards(20, 0, board(20, 10)),
    withCards(20, 0, board(20, 8)),
    withCards(20, 0, board(20, 0)),
  ];
  expect(turnedBy({ boards, events: events(true, true, true, true) }, 0, ['card'])?.i).toBe(1);
});

test('where nobody gained anything there is none', () => {
  expect(turnedBy({ boards: [board(20, 10), board(20, 10)], events: events(true) }, 0)).toBeNull();
});

test('where an answer fired, it is the cause of what is destroyed at the end of the exchange', () => {
  const tones = ['use', 'hit', 'fire', 'hit', 'gone', 'gone'] as const;
  const sides = ['A', 'B', 'B', 'A', 'A', 'B'] as const;
  const events = tones.map((tone, i) => ({ i, tone, side: sides[i], round: 1 })) as unknown as FightEvent[];
  const phases = [{ id: 'attack', side: 'A' as const, title: [], first: 0, count: 6 }];
  const told = { events, rounds: [{ round: 1, title: '', phases }] };
  const causeAt = (at: number, side: 0 | 1) => causeOf(told, events[at] as FightEvent, side).i;
  expect(causeAt(4, 1)).toBe(2);
  // What fired was not the other side's, and a hit is its own cause.
  expect(causeAt(5, 0)).toBe(5);
  expect(causeAt(3, 1)).toBe(3);
});

test('the skill with a part in most of what was lost is named, also one that only adds to the blows of others', () => {
  const named = (s: string, side: 'A' | 'B') => ({ t: 'skill' as const, s, side });
  const lines = [
    // Mirror adds to both blows of Twin, and to Flame, whose blow is the greatest; the loser's own guard is none of it.
    { tone: 'use', side: 'A', text: [named('Flame', 'A')] },
    { tone: 'use', side: 'A', text: [named('Mirror', 'A'), named('Guard', 'B')] },
    { tone: 'hit', side: 'B', text: [named('Flame', 'A')] },
    { tone: 'use', side: 'A', text: [named('Twin', 'A')] },
    { tone: 'use', side: 'A', text: [named('Mirror', 'A')] },
    { tone: 'hit', side: 'B', text: [named('Twin', 'A')] },
    { tone: 'use', side: 'A', text: [named('Lone', 'A')] },
    { tone: 'hit', side: 'B', text: [] },
  ];
  const events = lines.map((one, i) => ({ i, round: 1, ...one })) as unknown as FightEvent[];
  const phases = [{ id: 'act', side: 'A' as const, title: [], first: 0, count: events.length }];
  const lefts = [10, 10, 10, 6, 6, 6, 3, 3, 0];
  const boards = lefts.map((left) => board(20, left));
  const told = { boards, events, rounds: [{ round: 1, title: '', phases }] };
  const means = meansOf(told, 0);
  expect([means?.skill.s, means?.share]).toEqual(['Mirror', 70]);
  // Who lost nothing has nothing to explain, and a skill of one blow is told by its line.
  expect(meansOf(told, 1)).toBeNull();
  expect(
    meansOf({ ...told, boards: [10, 10, 10, 6, 6, 6, 6, 6, 6].map((left) => board(20, left)) }, 0),
  ).toBeNull();
});
