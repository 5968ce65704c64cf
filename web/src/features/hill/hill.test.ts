// Tests of the sums of the hill's meetings, from either side.
import { expect, test } from 'vitest';
import { balances, kindOf, shareOf } from './hill.ts';

test('both meetings of a pair count, each from the side of who is asked', () => {
  const all = balances([
    { a: 0, b: 1, seed: '1', games: 'WWD' },
    { a: 1, b: 0, seed: '2', games: 'WLL' },
  ]);
  const [mine, yours] = [all.get('0 1'), all.get('1 0')];
  expect(mine).toEqual({ wins: 4, draws: 1, losses: 1, points: 9 });
  expect(yours).toEqual({ wins: 1, draws: 1, losses: 4, points: 3 });
  expect(mine && [kindOf(mine), shareOf(mine)]).toEqual(['W', 7500]);
  expect(yours && [kindOf(yours), shareOf(yours)]).toEqual(['L', 2500]);
});
