// Tests what stands between two steps: meters and states that are another.
import { expect, test } from 'vitest';
import type { Board } from '#engine';
import { changesBetween } from './changes.ts';

const duel = (hp: number, ...states: [id: string, n: number][]) => ({
  meters: [{ id: 'hp', value: hp, max: 20 }],
  states: states.map(([id, n]) => ({ id, n })),
});
const party = (...all: [hp: number, card: number][]) => ({
  meters: [],
  states: [],
  figures: all.map(([hp, card], member) => ({
    member,
    meters: [
      { id: 'hp', value: hp, max: 30 },
      { id: 'initiative', value: hp % 7, max: 0 },
      { id: 'card', value: card, max: card },
    ],
    states: [],
  })),
});
const board = (...sides: unknown[]) => ({ sides }) as unknown as Pick<Board, 'sides'>;
const told = (before: ReturnType<typeof board>, now: ReturnType<typeof board>) =>
  changesBetween(before, now).map(({ side, member, id, was, is }) => [side, member, id, was, is]);

test('what somebody lost or got back is told with what it was, ▲ first', () => {
  expect(changesBetween(board(duel(20), duel(9)), board(duel(16), duel(12)))).toEqual([
    { of: 'meter', id: 'hp', side: 0, member: null, main: true, max: 20, was: 20, is: 16 },
    { of: 'meter', id: 'hp', side: 1, member: null, main: true, max: 20, was: 9, is: 12 },
  ]);
  const [before, now] = [party([30, 0], [12, 34]), party([30, 0], [5, 0])];
  expect(told(board(duel(1), before), board(duel(1), now))).toEqual([
    [1, 1, 'hp', 12, 5],
    [1, 1, 'card', 34, 0],
  ]);
  // The larger maximum counts: what is left of a card that is gone has none.
  expect(changesBetween(board(duel(1), before), board(duel(1), now)).at(-1)).toMatchObject({
    main: false,
    max: 34,
  });
});

test('nobody has less than 0, and who has come meanwhile has not changed', () => {
  expect(told(board(duel(3), duel(0)), board(duel(-1), duel(-2)))).toEqual([[0, null, 'hp', 3, 0]]);
  expect(told(board(party([3, 0]), duel(1)), board(party([3, 0], [9, 9]), duel(1)))).toEqual([]);
  expect(changesBetween(undefined, board(duel(1), duel(1)))).toEqual([]);
});

test('a state that was gained was 0, and one that counts more is told with both numbers', () => {
  const before = board(duel(9, ['guard', 2], ['bind', 1]), duel(9));
  const now = board(duel(9, ['guard', 3], ['bind', 1]), duel(9, ['bind', 1]));
  expect(told(before, now)).toEqual([
    [0, null, 'guard', 2, 3],
    [1, null, 'bind', 0, 1],
  ]);
});
