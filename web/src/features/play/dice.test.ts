// Dice in piles: chains lie on their pair, changed faces keep what they were, another round clears the table.
import type { SideId } from '#engine';
import type { FightEvent } from '../../engine/fight.ts';
import { expect, test } from 'vitest';
import { piles } from './dice.ts';

let count = 0;
function event(round: number, side: SideId | null, args: NonNullable<FightEvent['args']>): FightEvent {
  return {
    i: count++,
    round,
    phase: '',
    rule: '',
    kind: '',
    ...(side && { side }),
    args,
    text: [],
  };
}
const roll = (round: number, side: SideId, red: number, blue: number, toRed = red, toBlue = blue) =>
  event(round, side, { red, blue, toRed, toBlue, sum: 0 });

test('a chain piles up, the answer lies beside it', () => {
  const events = [
    event(1, 'A', { ability: 'POW' }),
    roll(1, 'A', 0, 0),
    roll(1, 'A', 7, 0),
    event(1, 'B', {}),
    roll(1, 'B', 4, 2),
  ];
  expect(piles({ events }, 1)).toEqual([]);
  expect(piles({ events }, 2)).toEqual([{ side: 0, pairs: [{ red: 0, blue: 0, was: null }], total: 20 }]);
  const all = piles({ events }, 5);
  expect(all.map(({ side, total, pairs }) => [side, total, pairs.length])).toEqual([
    [0, 37, 2],
    [1, 6, 1],
  ]);
});

test('a rewritten pair shows what it was, also where it is changed later', () => {
  const forced = [roll(2, 'A', 1, 2, 2, 2)];
  expect(piles({ events: forced }, 1)).toEqual([
    { side: 0, pairs: [{ red: 2, blue: 2, was: [1, 2] }], total: 4 },
  ]);
  const shifted = [
    roll(3, 'A', 7, 8),
    event(3, 'A', { red: 7, blue: 8, toRed: 8, toBlue: 8 }),
    roll(3, 'A', 1, 3),
  ];
  expect(piles({ events: shifted }, 3)).toEqual([
    {
      side: 0,
      pairs: [
        { red: 8, blue: 8, was: [7, 8] },
        { red: 1, blue: 3, was: null },
      ],
      total: 20,
    },
  ]);
});

test('another round begins with no dice', () => {
  const events = [roll(1, 'A', 3, 4), event(2, 'B', {})];
  expect(piles({ events }, 1)).toHaveLength(1);
  expect(piles({ events }, 2)).toEqual([]);
  expect(piles({ events }, 0)).toEqual([]);
});
