// Tests of round robins in parts.
import { expect, test } from 'vitest';
import type { MatchupRows } from '#analysis';
import type { LeagueRequest } from '#engine';
import type { Pool } from './pool.ts';
import type { AnalysisQuestion } from './protocol.ts';
import { matchups, partsOf, rowsOfPart, tally } from './matchups.ts';

const league = (count: number): LeagueRequest => ({
  system: 'x',
  format: 'round-robin',
  entrants: Array.from({ length: count }, (_, at) => ({
    build: { system: 'x', version: '1', name: String(at) },
  })),
});

/** A pool that answers in reverse order; an entrant loses to every entrant with a higher number. */
function pool(asked: AnalysisQuestion[]): Pool {
  return {
    size: 2,
    open: () => undefined,
    run: (questions, heard) => {
      questions.toReversed().forEach((question, back) => {
        if (question.call !== 'matchups') throw new Error(question.call);
        asked.push(question);
        const { entrants } = JSON.parse(question.request) as LeagueRequest;
        const rows = entrants
          .map((_, a) => entrants.map((__, b) => (a === b ? '-' : a < b ? 'L' : 'W')).join(''))
          .slice(question.from, question.to);
        const answer: MatchupRows = { from: question.from, rows };
        (heard as (answer: MatchupRows, index: number) => void)(answer, questions.length - 1 - back);
      });
      return Promise.resolve();
    },
  };
}

test.each([
  [2, 2, 1],
  [3, 2, 1],
  [40, 2, 10],
  [1000, 2, 24],
  [1000, 8, 24],
  [1, 8, 1],
])('of %d entrants and for %d workers a part has %d rows', (entrants, workers, rows) => {
  expect(rowsOfPart(entrants, workers)).toBe(rows);
});

test.each([1, 2, 7, 61, 1000])('the parts of %d entrants are all rows once', (count) => {
  const rows = partsOf(league(count), 2).flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, at) => from + at),
  );
  expect(rows).toEqual(Array.from({ length: count }, (_, at) => at));
});

test('rows come together in their order, whatever the order of the answers', async () => {
  const known: string[][] = [];
  const rows = await matchups(
    pool([]),
    league(5),
    [],
    (now) => known.push([...now]),
    new AbortController().signal,
  );
  expect(rows).toEqual(['-LLLL', 'W-LLL', 'WW-LL', 'WWW-L', 'WWWW-']);
  expect(known[0]?.[0]).toBe('');
  expect(known.at(-1)).toEqual(rows);
});

test('what is known is not asked again', async () => {
  const asked: AnalysisQuestion[] = [];
  await matchups(pool(asked), league(4), ['-LLL', 'W-LL'], () => undefined, new AbortController().signal);
  expect(asked.map((one) => (one.call === 'matchups' ? one.from : -1))).toEqual([3, 2]);
});

test('a row is counted', () => {
  expect(tally('WW-DLL')).toEqual({ wins: 2, draws: 1, losses: 2 });
  expect(tally('')).toEqual({ wins: 0, draws: 0, losses: 0 });
});
