// Tests of the pool with scripted workers: sharing, order, giving up, crashes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StartWorker, WorkerListener } from './queue.ts';
import { EngineDown, EngineRefused } from './errors.ts';
import { type Pool, askOne, createPool } from './pool.ts';
import type { Asked, AnalysisQuestion } from './protocol.ts';

interface Worker extends WorkerListener {
  asked: Asked[];
  ended: boolean;
}
let workers: Worker[];
let refuse: EngineDown | null;

const startWorker: StartWorker = (listener) => {
  if (refuse) return Promise.reject(refuse);
  const worker: Worker = { ...listener, asked: [], ended: false };
  workers.push(worker);
  return Promise.resolve({ post: (asked) => worker.asked.push(asked), end: () => (worker.ended = true) });
};

const parts = (system: string, count: number): AnalysisQuestion[] =>
  Array.from({ length: count }, (_, part) => ({ call: 'certify', system, part }));
const settled = () => vi.advanceTimersByTimeAsync(0);
const at = (index: number): Worker => {
  const worker = workers[index];
  if (!worker) throw new Error(`worker ${index} was not started`);
  return worker;
};
/** Names of a worker's questions ("a0", "a1" …); `answer` answers the last of them with its name as JSON. */
const name = ({ question }: Asked) =>
  question.call === 'certify' ? `${question.system}${question.part}` : question.call;
const names = (worker: Worker) => worker.asked.map(name);
async function answer(worker: Worker): Promise<void> {
  const last = worker.asked.at(-1);
  if (!last) throw new Error('it was not asked');
  worker.told({ id: last.id, answer: { ok: JSON.stringify(name(last)) } });
  await settled();
}

function begin(pool: Pool, questions: AnalysisQuestion[], signal?: AbortSignal) {
  const heard: [string, number][] = [];
  const ended = pool.run<string>(questions, (text, index) => heard.push([text, index]), signal);
  ended.catch(() => undefined);
  return { heard, ended };
}

beforeEach(() => {
  workers = [];
  refuse = null;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test.each([
  [0, 1],
  [NaN, 1],
  [1, 1],
  [2, 2],
  [8, 8],
  [64, 8],
])('with %d cores there are %d workers at most', (cores, size) => {
  expect(createPool(startWorker, cores).size).toBe(size);
});

test('no worker is started before there is work, and no more than there are parts', async () => {
  const pool = createPool(startWorker, 4);
  await settled();
  expect(workers).toHaveLength(0);
  begin(pool, parts('a', 2));
  await settled();
  expect(workers).toHaveLength(2);
});

test('parts are shared out, and answers come as they are ready', async () => {
  const pool = createPool(startWorker, 2);
  const { heard, ended } = begin(pool, parts('a', 4));
  await settled();
  expect([names(at(0)), names(at(1))]).toEqual([['a0'], ['a1']]);
  await answer(at(1));
  await answer(at(1));
  await answer(at(1));
  expect(heard).toEqual([
    ['a1', 1],
    ['a2', 2],
    ['a3', 3],
  ]);
  await answer(at(0));
  await ended;
  expect(heard).toHaveLength(4);
  expect(workers).toHaveLength(2);
});

test('no questions are answered at once', async () => {
  await createPool(startWorker, 2).run([], () => undefined);
  expect(workers).toHaveLength(0);
});

test('the newest run is served first, the older one goes on after it', async () => {
  const pool = createPool(startWorker, 1);
  const old = begin(pool, parts('a', 2));
  await settled();
  const young = begin(pool, parts('b', 2));
  for (let i = 0; i < 4; i++) await answer(at(0));
  await Promise.all([old.ended, young.ended]);
  expect(names(at(0))).toEqual(['a0', 'b0', 'b1', 'a1']);
});

test('giving up rejects at once; a worker that ends its part in time stays', async () => {
  const pool = createPool(startWorker, 1);
  const stop = new AbortController();
  const { heard, ended } = begin(pool, parts('a', 3), stop.signal);
  await settled();
  stop.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  const next = begin(pool, parts('b', 1));
  await vi.advanceTimersByTimeAsync(50);
  expect(names(at(0))).toEqual(['a0']);
  await answer(at(0));
  expect(at(0).ended).toBe(false);
  expect(names(at(0))).toEqual(['a0', 'b0']);
  await answer(at(0));
  await next.ended;
  expect(heard).toEqual([]);
});

test('a worker that is still at it after 80 ms is replaced when it is wanted again', async () => {
  const pool = createPool(startWorker, 1);
  const stop = new AbortController();
  const { ended } = begin(pool, parts('a', 3), stop.signal);
  await settled();
  stop.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(80);
  expect(at(0).ended).toBe(true);
  expect(workers).toHaveLength(1);
  const next = begin(pool, parts('b', 1));
  await settled();
  expect(names(at(1))).toEqual(['b0']);
  at(0).told({ id: 1, answer: { ok: '"late"' } });
  await answer(at(1));
  await next.ended;
  expect(next.heard).toEqual([['b0', 0]]);
});

test('a run that was given up before it began asks nothing', async () => {
  const given = AbortSignal.abort();
  await expect(createPool(startWorker, 1).run(parts('a', 1), () => undefined, given)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(workers).toHaveLength(0);
});

test('a crashed worker is replaced and its question repeated once', async () => {
  const pool = createPool(startWorker, 1);
  const { heard, ended } = begin(pool, parts('a', 1));
  await settled();
  at(0).told({ id: 1, answer: { trap: 'unreachable' } });
  await settled();
  expect(names(at(1))).toEqual(['a0']);
  await answer(at(1));
  await ended;
  expect(heard).toEqual([['a0', 0]]);
});

test('a question that breaks two workers ends its run, and no other', async () => {
  const pool = createPool(startWorker, 1);
  const bad = begin(pool, parts('a', 2));
  await settled();
  at(0).broke('gone');
  await settled();
  at(1).broke('gone');
  await expect(bad.ended).rejects.toMatchObject({ name: 'EngineBroke' });
  const good = begin(pool, parts('b', 1));
  await settled();
  expect(names(at(2))).toEqual(['b0']);
  await answer(at(2));
  await good.ended;
});

test('a refusal ends the run, and what others do for it is not wanted any more', async () => {
  const pool = createPool(startWorker, 2);
  const { heard, ended } = begin(pool, parts('a', 5));
  await settled();
  at(0).told({ id: 1, answer: { refused: { code: 'no', problems: [], ja: '否', en: 'no' } } });
  await expect(ended).rejects.toBeInstanceOf(EngineRefused);
  await answer(at(1));
  expect(heard).toEqual([]);
  expect([names(at(0)), names(at(1))]).toEqual([['a0'], ['a1']]);
});

test('what the listener throws ends the run', async () => {
  const ended = createPool(startWorker, 1).run(parts('a', 2), () => {
    throw new Error('not understood');
  });
  ended.catch(() => undefined);
  await settled();
  await answer(at(0));
  await expect(ended).rejects.toThrow('not understood');
});

test('workers beyond the first leave after a while without work, and come again', async () => {
  const pool = createPool(startWorker, 2);
  const { ended } = begin(pool, parts('a', 2));
  await settled();
  await answer(at(0));
  await answer(at(1));
  await ended;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([at(0).ended, at(1).ended]).toEqual([false, true]);
  const next = begin(pool, parts('b', 2));
  await settled();
  expect([names(at(0)), names(at(2))]).toEqual([['a0', 'b0'], ['b1']]);
  await answer(at(0));
  await answer(at(2));
  await next.ended;
});

test('without an engine the run hears why, and a later one tries again', async () => {
  refuse = new EngineDown('offline');
  const pool = createPool(startWorker, 2);
  await expect(begin(pool, parts('a', 3)).ended).rejects.toBe(refuse);
  refuse = null;
  const next = askOne<string>(pool, { call: 'certify', system: 'b', part: 0 });
  await settled();
  await answer(at(0));
  expect(await next).toBe('b0');
});
