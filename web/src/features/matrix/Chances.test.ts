// Tests of series of all pairings: pairs keep the engine's order, and every pairing gets all its games once.
import { expect, test } from 'vitest';
import type { Pool } from '../../engine/pool.ts';
import { type Chance, type Played, chancesOf, mirrored, pairsOf, scoreOf } from './Chances.tsx';

test('pairs in order', () => {
  expect(pairsOf(3)).toEqual([
    { a: 0, b: 1 },
    { a: 0, b: 2 },
    { a: 1, b: 2 },
  ]);
});

test('a score is the mean of the points, whoever looks', () => {
  const one = { games: 100, wins: 60, losses: 30, share: null };
  expect(scoreOf([one])).toBe(65);
  expect(scoreOf([mirrored(one)])).toBe(35);
  expect(scoreOf([one, { games: 10, wins: 0, losses: 10 }])).toBe(32.5);
  expect(scoreOf([{ games: 0, wins: 0, losses: 0 }])).toBeNull();
});

test('every pairing has all its games once, and one that is stopped goes on', async () => {
  let asked = 0;
  const pool: Pool = {
    size: 1,
    open: () => undefined,
    run(questions, heard) {
      questions.forEach((question, at) => {
        asked++;
        if (question.call === 'pairings') {
          const wins = Array.from({ length: question.to - question.from }, () => question.games);
          heard({ wins, losses: wins.map(() => 0) } as never, at);
        } else if (question.call === 'shares') {
          const counts = JSON.parse(question.counts) as [number, number][];
          heard(counts.map(([rate, low]) => ({ rate, low, high: low })) as never, at);
        }
      });
      return Promise.resolve();
    },
  };
  const entrants = Array.from({ length: 5 }, (_, n) => ({
    build: { system: 'x', version: '1', name: `${n}` },
  }));
  let last: readonly Chance[] = [];
  const played: Played = new Map();
  const make = async (games: number) => {
    let sum = 0;
    await chancesOf(
      pool,
      { system: 'x', format: 'round-robin', entrants },
      games,
      played,
      (chances, fresh) => {
        last = chances;
        sum += fresh;
      },
      new AbortController().signal,
    );
    return sum;
  };
  expect(await make(100)).toBe(1000);
  const [before, had] = [asked, played.size];
  const sum = await make(1000);
  // New questions are the parts of the third layer, and the shares of all three layers.
  expect(asked - before).toBe(played.size - had + 3);
  expect(sum).toBe(10_000);
  expect(last.map(({ games, wins, share }) => [games, wins, share?.rate])).toEqual(
    Array.from({ length: 10 }, () => [1000, 1000, 1000]),
  );
});
