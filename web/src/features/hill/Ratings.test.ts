// Tests of the graph of ratings: a line goes through the moments at which its entrant was there, and reaches over
// refused commits.
import { expect, test } from 'vitest';
import type { HillMoment } from '#analysis';
import { bandOf, linesOf, pathOf, xOf } from './Ratings.tsx';

const moment = (commit: string, rates: Record<string, number>): HillMoment => ({
  commit,
  date: '2026-01-31T00:00:00Z',
  standings: Object.entries(rates).map(([file, rate], at) => ({
    file,
    name: file,
    digest: file,
    place: at + 1,
    points: 1,
    games: 1,
    share: { rate, low: rate - 1000, high: rate + 1000 },
  })),
});
const refused: HillMoment = { commit: 'c', date: '2026-01-31T00:00:00Z', refused: true };

test('who left and came back has two runs, and nobody is cut by a refused commit', () => {
  const history = [
    moment('a', { one: 5000, two: 5000 }),
    refused,
    moment('b', { one: 6000 }),
    moment('d', { one: 7000, two: 3000 }),
  ];
  const [one, two] = linesOf(history);
  expect(one?.runs.map((run) => run.map(({ at, rate }) => [at, rate]))).toEqual([
    [
      [0, 5000],
      [2, 6000],
      [3, 7000],
    ],
  ]);
  expect(two?.runs.map((run) => run.map(({ at }) => at))).toEqual([[0], [3]]);
});

test('a line goes from the left to the right, its band around it; a single moment stands in the middle', () => {
  const [run = []] = linesOf([moment('a', { one: 2000 }), moment('b', { one: 4000 })])[0]?.runs ?? [];
  expect(pathOf(run, 2)).toBe('M0 800L1000 600');
  expect(bandOf(run, 2)).toBe('M0 700L1000 500L1000 700L0 900Z');
  expect(xOf(0, 1)).toBe(500);
});
