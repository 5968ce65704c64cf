// Tests of long questions: which fights are asked for, when they are joined, and what a stop keeps.
import { expect, test } from 'vitest';
import type { FightRange, FoughtPart, Joined } from '#analysis';
import type { Pool } from './pool.ts';
import type { AnalysisQuestion } from './protocol.ts';
import { type LongQuestion, costOf, fightOn, fightsIn } from './longQuestion.ts';

const question: LongQuestion = { kind: 'series', request: '{}' };
const rangesOf = (text: string) => JSON.parse(text) as FightRange[];
const partOf = (ranges: FightRange[]): FoughtPart => ({ ranges, answer: [] });

/** A pool with `size` workers: asks no more questions at once, and of the waiting ones the newest first. */
function busy(size: number) {
  const { pool, asked } = pooled(size, 1e6, () => false);
  const waiting: (() => void)[] = [];
  let free = size;
  const run: Pool['run'] = async (questions, heard, signal) => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go));
    else free--;
    // The asker's next question is handed in before the worker looks for work, as in the real pool.
    const next = () => {
      const newest = waiting.pop();
      if (newest) newest();
      else free++;
    };
    await pool.run(questions, heard, signal).finally(() => setTimeout(next));
  };
  return { pool: { ...pool, run }, asked };
}

/** A pool that answers at once: parts as they are asked for, joins of the parts handed in. `end`: whether so many fights
 * are enough. `wait`: what a message costs (ms), whatever is asked. */
function pooled(size: number, all: number, end: (fights: number) => boolean, wait = 1) {
  const asked: AnalysisQuestion[] = [];
  const answer = (question: AnalysisQuestion): unknown => {
    if (question.call === 'ask') return { digest: '', fights: all };
    if (question.call === 'part') return JSON.stringify(partOf(rangesOf(question.ranges)));
    if (question.call !== 'join') throw new Error('not asked here');
    const ranges = (JSON.parse(question.parts) as FoughtPart[]).flatMap((part) => part.ranges);
    ranges.sort(([a], [b]) => a - b);
    const fights = fightsIn(ranges);
    return { part: partOf(ranges), complete: end(fights), report: fights };
  };
  const pool: Pool = {
    size,
    open: () => undefined,
    async run(questions, heard, signal) {
      for (const [at, question] of questions.entries()) {
        asked.push(question);
        const many = question.call === 'part' ? fightsIn(rangesOf(question.ranges)) : 0;
        await new Promise((go) => setTimeout(go, wait + many / 500));
        if (signal?.aborted) throw new DOMException('', 'AbortError');
        heard(answer(question) as never, at);
      }
    },
  };
  return { pool, asked };
}
const fights = (asked: readonly AnalysisQuestion[]) =>
  asked.flatMap((one) =>
    one.call === 'part'
      ? rangesOf(one.ranges).flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at))
      : [],
  );
const go = () => new AbortController().signal;

test('every fight that is missing is fought once, and the last join has them all', async () => {
  const { pool, asked } = pooled(3, 2500, (n) => n === 2500);
  const joins: Joined<number>[] = [];
  let [all, done] = [0, 0];
  await fightOn<number>(
    pool,
    question,
    partOf([
      [0, 100],
      [300, 400],
    ]),
    { of: (n) => (all = n), done: (n) => (done += n), joined: (one) => joins.push(one) },
    go(),
  );
  const rest = Array.from({ length: 2500 }, (_, at) => at).filter(
    (at) => at >= 400 || (at >= 100 && at < 300),
  );
  expect(fights(asked).sort((a, b) => a - b)).toEqual(rest);
  expect([all, done]).toEqual([2500, 2300]);
  expect(joins.at(-1)?.report).toBe(2500);
});

test('what is enough ends it', async () => {
  const { pool, asked } = pooled(2, 1e6, (n) => n >= 20);
  await fightOn(pool, question, null, { done: () => undefined, joined: () => undefined }, go());
  expect(fights(asked).length).toBeLessThan(200_000);
});

test('who stops it keeps what was fought by then', async () => {
  const { pool } = pooled(2, 1e6, () => false);
  const stop = new AbortController();
  let [done, joined] = [0, 0];
  const hears = {
    done(n: number) {
      done += n;
      if (done > 50) stop.abort();
    },
    joined: (one: Joined<number>) => (joined = one.report),
  };
  await expect(fightOn(pool, question, null, hears, stop.signal)).rejects.toThrow();
  expect(joined).toBe(done);
});

test('while every worker has a part, joins are told nonetheless', async () => {
  const { pool } = busy(2);
  const stop = new AbortController();
  let [done, joins, before] = [0, 0, 0];
  const hears = {
    done(n: number) {
      done += n;
      if (done < 30_000 || stop.signal.aborted) return;
      before = joins;
      stop.abort();
    },
    joined: () => joins++,
  };
  await expect(fightOn(pool, question, null, hears, stop.signal)).rejects.toThrow();
  expect(before).toBeGreaterThan(0);
});

test('a worker is asked for a single fight first, since it may take long', async () => {
  const { pool, asked } = pooled(1, 3, (n) => n === 3);
  await fightOn(pool, question, null, { done: () => undefined, joined: () => undefined }, go());
  expect(fights(asked.slice(0, 2))).toEqual([0]);
});

test('where messages are slow, parts grow all the same', async () => {
  const { pool, asked } = pooled(1, 5000, (n) => n === 5000, 25);
  await fightOn(pool, question, null, { done: () => undefined, joined: () => undefined }, go());
  expect(asked.filter(({ call }) => call === 'part').length).toBeLessThan(40);
});

test('a plan is kept to', async () => {
  const { pool, asked } = pooled(1, 40, (n) => n === 40);
  const plan: FightRange[][] = [
    [
      [0, 10],
      [20, 30],
    ],
    [[10, 20]],
    [[30, 40]],
  ];
  await fightOn(pool, question, null, { done: () => undefined, joined: () => undefined }, go(), plan);
  const parts = asked.flatMap((one) => (one.call === 'part' ? [rangesOf(one.ranges)] : []));
  expect(parts).toEqual(plan);
});

test('what a question takes is told from a few of its fights, here and there', async () => {
  const { pool, asked } = pooled(2, 100_000, () => false, 12);
  const cost = await costOf(pool, question, go());
  expect(cost.fights).toBe(100_000);
  // The waits for messages end it after five tries, of which the last has 256 fights.
  const sizes = asked.flatMap((one) => (one.call === 'part' ? [fightsIn(rangesOf(one.ranges))] : []));
  expect(sizes.slice(0, 4)).toEqual([1, 4, 16, 64]);
  expect(new Set(fights(asked)).size).toBe(fights(asked).length);
  expect(cost.ms).toBeGreaterThan(100);
});

test('a question without fights takes nothing', async () => {
  const { pool, asked } = pooled(1, 0, () => true);
  expect(await costOf(pool, question, go())).toEqual({ fights: 0, ms: 0 });
  expect(asked.map(({ call }) => call)).toEqual(['ask']);
});
