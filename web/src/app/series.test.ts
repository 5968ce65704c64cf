// Tests of series in a pool: every fight is fought once, sums grow on the way, and stopping keeps them.
import { expect, test } from 'vitest';
import type { Form } from '#engine';
import type { SeriesPart, SeriesSum } from '#analysis';
import type { Setup } from './sheet/build.ts';
import { decider, fightSeries, seriesMatch } from './series.ts';
import type { Pool } from '../engine/pool.ts';
import type { AnalysisQuestion } from '../engine/protocol.ts';

// Series of a match by hand: they are decided by tactics and searches alone.

const preset = (id: string) => ({ id, name: { ja: id, en: id }, text: { ja: '', en: '' } });
const form: Form = {
  fields: [
    { type: 'tactic', key: 'tactic', label: { ja: '', en: '' }, presets: [preset('堅実'), preset('要塞')] },
  ],
  kinds: [],
  items: [],
  states: [],
};
const build = (name: string, tactic: string | null) => ({ system: 'rakuen', version: '1', name, tactic });
const none = [null, null] as const;

test('names and decisions are no part of it, the seed and the settings are', () => {
  const setup: Setup = {
    sides: [build('甲', '堅実'), build('乙', '要塞')],
    settings: { rules: 'advanced' },
    course: { seed: '7', decisions: ['guard'] },
  };
  expect(seriesMatch(setup, form, none)).toEqual({
    system: 'rakuen',
    settings: { rules: 'advanced' },
    sides: [build('', '堅実'), build('', '要塞')],
    controllers: ['plans', 'plans'],
    seed: '7',
  });
});

test('a hand gives way to the tactic of its sheet, and where there is none to a preset', () => {
  const setup: Setup = {
    sides: [build('甲', '堅実'), build('乙', null)],
    course: { controllers: ['hand', 'hand'] },
  };
  expect(decider(setup, form, 0, none)).toEqual({ is: 'tactic', hand: true });
  expect(seriesMatch(setup, form, none)).toMatchObject({
    sides: [{ tactic: '堅実' }, { tactic: '堅実' }],
    controllers: ['plans', 'plans'],
    seed: '0',
  });
  expect(seriesMatch(setup, form, [null, '要塞']).sides[1]).toMatchObject({ tactic: '要塞' });
});

test('a search stays who it is', () => {
  const setup: Setup = {
    sides: [build('甲', null), build('乙', '要塞')],
    course: { controllers: ['search 3', 'plans'] },
  };
  expect(decider(setup, form, 0, none)).toEqual({ is: 'search', level: 3 });
  expect(seriesMatch(setup, form, none)).toMatchObject({
    sides: [{ tactic: null }, { tactic: '要塞' }],
    controllers: ['search 3', 'plans'],
  });
});

test('a computer that somebody plays against gives way to a tactic, unless it is chosen for the series', () => {
  const setup: Setup = {
    sides: [build('甲', '堅実'), build('乙', '要塞')],
    course: { controllers: ['hand', 'search 3'] },
  };
  expect(seriesMatch(setup, form, none).controllers).toEqual(['plans', 'plans']);
  expect(seriesMatch(setup, form, none, [null, 'search 1']).controllers).toEqual(['plans', 'search 1']);
  // The fight on the match screen keeps its own.
  expect(setup.course?.controllers).toEqual(['hand', 'search 3']);
  const watched: Setup = { ...setup, course: { controllers: ['plans', 'search 3'] } };
  expect(seriesMatch(watched, form, none, ['search 2', 'plans']).controllers).toEqual(['search 2', 'plans']);
});

const part = (from: number, fights: number): SeriesPart => ({
  series: '',
  from,
  fights,
  endings: [],
  left: [[], []],
});

/** A pool with `size` workers: asks no more questions at once, and of the waiting ones the newest first. */
function busy(size: number) {
  const { pool, asked } = pooled(size, () => null);
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

/** A pool that answers at once: parts as they are asked for, sums of the parts handed in. `end`: how the series then
 * ends. */
function pooled(size: number, end: (fights: number) => 'fights' | 'width' | null) {
  const asked: AnalysisQuestion[] = [];
  const answer = (question: AnalysisQuestion): unknown => {
    if (question.call === 'seriesPart') return part(question.from, question.count);
    if (question.call !== 'seriesSum') throw new Error('not asked here');
    const parts = (JSON.parse(question.parts) as SeriesPart[]).sort((a, b) => a.from - b.from);
    const fights = parts.reduce((sum, one) => sum + one.fights, 0);
    return { parts, report: { fights, end: end(fights) } };
  };
  const pool: Pool = {
    size,
    open: () => undefined,
    async run(questions, heard, signal) {
      for (const [at, question] of questions.entries()) {
        asked.push(question);
        await new Promise((go) => setTimeout(go, 1));
        if (signal?.aborted) throw new DOMException('', 'AbortError');
        heard(answer(question) as never, at);
      }
    },
  };
  return { pool, asked };
}
const fights = (asked: readonly AnalysisQuestion[]) =>
  asked.flatMap((one) =>
    one.call === 'seriesPart' ? Array.from({ length: one.count }, (_, at) => one.from + at) : [],
  );

test('every fight that is missing is fought once, and the last sum has them all', async () => {
  const { pool, asked } = pooled(3, (n) => (n === 2500 ? 'fights' : null));
  const sums: SeriesSum[] = [];
  let done = 0;
  const hears = { done: (n: number) => (done += n), sum: (one: SeriesSum) => sums.push(one) };
  await fightSeries(
    pool,
    '{}',
    { fights: 2500, width: 0 },
    [part(0, 100)],
    hears,
    new AbortController().signal,
  );
  expect(fights(asked).sort((a, b) => a - b)).toEqual(Array.from({ length: 2400 }, (_, at) => at + 100));
  expect(done).toBe(2400);
  expect(sums.at(-1)?.report).toEqual({ fights: 2500, end: 'fights' });
});

test('a width that is reached ends it', async () => {
  const { pool, asked } = pooled(2, (n) => (n >= 20 ? 'width' : null));
  const hears = { done: () => undefined, sum: () => undefined };
  await fightSeries(pool, '{}', { fights: 1e6, width: 100 }, [], hears, new AbortController().signal);
  expect(fights(asked).length).toBeLessThan(20_000);
});

test('who stops it keeps what was fought by then', async () => {
  const { pool } = pooled(2, () => null);
  const stop = new AbortController();
  let [done, summed] = [0, 0];
  const hears = {
    done(n: number) {
      done += n;
      if (done > 50) stop.abort();
    },
    sum: (one: SeriesSum) => (summed = one.report.fights),
  };
  const run = fightSeries(pool, '{}', { fights: 1e6, width: 0 }, [], hears, stop.signal);
  await expect(run).rejects.toThrow();
  expect(summed).toBe(done);
});

test('while every worker has a part, sums are told nonetheless', async () => {
  const { pool } = busy(2);
  const stop = new AbortController();
  let [done, sums, before] = [0, 0, 0];
  const hears = {
    done(n: number) {
      done += n;
      if (done < 30_000 || stop.signal.aborted) return;
      before = sums;
      stop.abort();
    },
    sum: () => sums++,
  };
  const run = fightSeries(pool, '{}', { fights: 1e6, width: 0 }, [], hears, stop.signal);
  await expect(run).rejects.toThrow();
  expect(before).toBeGreaterThan(0);
});

test('a search is asked for single fights first', async () => {
  const { pool, asked } = pooled(1, (n) => (n === 3 ? 'fights' : null));
  const hears = { done: () => undefined, sum: () => undefined };
  const match = '{"controllers":["plans","search 3"]}';
  await fightSeries(pool, match, { fights: 3, width: 0 }, [], hears, new AbortController().signal);
  expect(asked[0]).toMatchObject({ call: 'seriesPart', from: 0, count: 1 });
});
