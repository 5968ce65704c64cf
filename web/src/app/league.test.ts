// Tests of the figures of a league's table.
import { expect, test } from 'vitest';
import type { LeagueRow } from '#analysis';
import { figureOf, grade, shownFigure } from './league.ts';

const row: LeagueRow = {
  rank: 1,
  entrant: 0,
  played: 3,
  wins: 2,
  draws: 1,
  losses: 0,
  points: 5,
  aps: 8333,
  pwin: 10000,
  npp: null,
  vote: 5,
  knnpbi: -1234,
};

test.each([
  ['played', '3'],
  ['aps', '83.33'],
  ['pwin', '100.00'],
  ['npp', '–'],
  ['vote', '0.05'],
  ['knnpbi', '−12.34'],
  ['age', '–'],
  ['__proto__', '–'],
])('%s is shown as %s', (column, shown) => {
  expect(shownFigure(row, column)).toBe(shown);
});

test('a figure that is missing is none', () => {
  expect(figureOf(row, 'npp')).toBeNull();
  expect(figureOf(row, 'wins')).toBe(2);
});

test.each([
  [10000, '◎'],
  [7500, '◎'],
  [7499, '○'],
  [5000, '○'],
  [4999, '△'],
  [2500, '△'],
  [2499, '×'],
  [0, '×'],
  [null, '–'],
])('%s is graded %s', (aps, sign) => {
  expect(grade(aps)).toBe(sign);
});
