// Tests of sums of standings: parts add up, and bounds hold from the first part on.
import { expect, test } from 'vitest';
import { bounds, fights, meanRounds, none, plus } from './inquiry.ts';

test('parts add up', () => {
  const sum = [
    { wins: 5, losses: 2, draws: 1, rounds: 30 },
    { wins: 1, losses: 1, draws: 0, rounds: 5 },
  ].reduce(plus, none);
  expect(sum).toEqual({ wins: 6, losses: 3, draws: 1, rounds: 35, parts: 2 });
  expect(fights(sum)).toBe(10);
  expect(meanRounds(sum)).toBe(350);
});

test('what is missing may be won or not', () => {
  const sum = plus(none, { wins: 5, losses: 2, draws: 1, rounds: 30 });
  expect(bounds(sum, 20)).toEqual([5, 17]);
  expect(bounds(sum, 8)).toEqual([5, 5]);
});
