// Tests of the scores of entrants over their pairings.
import { expect, test } from 'vitest';
import { mirrored, scoreOf } from './Chances.tsx';

test('a score is the mean of the points, whoever looks', () => {
  const one = { a: 0, b: 1, games: 100, wins: 60, losses: 30, share: { rate: 6000, low: 5000, high: 7000 } };
  expect(scoreOf([one])).toBe(65);
  expect(scoreOf([mirrored(one)])).toBe(35);
  expect(scoreOf([one, { games: 10, wins: 0, losses: 10 }])).toBe(32.5);
  expect(scoreOf([{ games: 0, wins: 0, losses: 0 }])).toBeNull();
});
