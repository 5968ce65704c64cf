// Tests what stands between two steps: HP and deployed cards that are another.
import { expect, test } from 'vitest';
import type { Board } from '#engine';
import { changesBetween } from './changes.ts';

const duel = (hp: number) => ({ meters: [{ id: 'hp', value: hp, max: 20 }] });
const party = (...all: [hp: number, card: number][]) => ({
  meters: [],
  figures: all.map(([hp, card], member) => ({
    member,
    meters: [
      { id: 'hp', value: hp, max: 30 },
      { id: 'dp', value: hp % 7, max: 0 },
      { id: 'card', value: card, max: 40 },
    ],
  })),
});
const board = (...sides: unknown[]) => ({ sides }) as unknown as Pick<Board, 'sides'>;

test('what somebody lost or got back is told with what it was, ▲ first, and no other meter', () => {
  expect(changesBetween(board(duel(20), duel(9)), board(duel(16), duel(12)), [])).toEqual([
    { side: 0, member: null, meter: 'hp', was: 20, is: 16 },
    { side: 1, member: null, meter: 'hp', was: 9, is: 12 },
  ]);
  const [before, now] = [party([30, 0], [12, 34]), party([30, 0], [5, 0])];
  expect(changesBetween(board(duel(1), before), board(duel(1), now), ['card'])).toEqual([
    { side: 1, member: 1, meter: 'hp', was: 12, is: 5 },
    { side: 1, member: 1, meter: 'card', was: 34, is: 0 },
  ]);
  expect(changesBetween(board(duel(1), before), board(duel(1), now), [])).toHaveLength(1);
});

test('a card that is deployed is no change, and nobody has less than 0', () => {
  expect(changesBetween(board(party([30, 0]), duel(1)), board(party([30, 40]), duel(1)), ['card'])).toEqual(
    [],
  );
  expect(changesBetween(board(duel(3), duel(0)), board(duel(-1), duel(-2)), [])).toEqual([
    { side: 0, member: null, meter: 'hp', was: 3, is: 0 },
  ]);
});
