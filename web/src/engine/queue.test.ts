// Tests of the queue with scripted workers: order, crashes, giving up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerQueue, type WorkerListener } from './queue.ts';
import { EngineBroke, EngineDown } from './errors.ts';
import type { Asked, Question } from './protocol.ts';

interface Worker extends WorkerListener {
  asked: Asked[];
  ended: boolean;
}
let workers: Worker[];
let refuse: EngineDown | null;

const queue = () =>
  new WorkerQueue((listener) => {
    if (refuse) return Promise.reject(refuse);
    const worker: Worker = { ...listener, asked: [], ended: false };
    workers.push(worker);
    return Promise.resolve({ post: (asked) => worker.asked.push(asked), end: () => (worker.ended = true) });
  });

const question: Question = { call: 'first', lang: 'ja' };
const settled = () => vi.advanceTimersByTimeAsync(0);
const at = (index: number): Worker => {
  const worker = workers[index];
  if (!worker) throw new Error(`worker ${index} was not started`);
  return worker;
};
const ids = (worker: Worker) => worker.asked.map(({ id }) => id);

beforeEach(() => {
  workers = [];
  refuse = null;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('answers find their questions', async () => {
  const one = queue();
  const [first, second] = [one.ask(question), one.ask(question)];
  await settled();
  const worker = at(0);
  expect(ids(worker)).toEqual([1, 2]);
  worker.told({ id: 1, answer: { ok: '1' } });
  worker.told({ id: 2, answer: { refused: { code: 'no', problems: [], ja: '否', en: 'no' } } });
  expect(await first).toBe('1');
  await expect(second).rejects.toMatchObject({ name: 'EngineRefused', ja: '否' });
});

test('after a trap a new worker gets the question again, and those behind it', async () => {
  const one = queue();
  const [first, second] = [one.ask(question), one.ask(question)];
  await settled();
  at(0).told({ id: 1, answer: { trap: 'unreachable' } });
  await settled();
  expect(at(0).ended).toBe(true);
  expect(ids(at(1))).toEqual([1, 2]);
  at(1).told({ id: 1, answer: { ok: '1' } });
  at(1).told({ id: 2, answer: { ok: '2' } });
  expect(await Promise.all([first, second])).toEqual(['1', '2']);
});

test('a question that breaks two workers is given back; the next one is answered by a third', async () => {
  const one = queue();
  const [bad, good] = [one.ask(question), one.ask(question)];
  const given = expect(bad).rejects.toBeInstanceOf(EngineBroke);
  await settled();
  at(0).told({ id: 1, answer: { trap: 'unreachable' } });
  await settled();
  at(1).broke('gone');
  await settled();
  await given;
  expect(ids(at(2))).toEqual([2]);
  at(2).told({ id: 2, answer: { ok: '2' } });
  expect(await good).toBe('2');
});

test('what a replaced worker still says is not heard', async () => {
  const one = queue();
  const first = one.ask(question);
  await settled();
  at(0).told({ id: 1, answer: { trap: 'unreachable' } });
  await settled();
  at(0).told({ id: 1, answer: { ok: 'old' } });
  at(0).broke('again');
  at(1).told({ id: 1, answer: { ok: 'new' } });
  expect(await first).toBe('new');
  expect(workers).toHaveLength(2);
});

test('a silent worker is replaced', async () => {
  const one = queue();
  const first = one.ask(question);
  await settled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at(0).ended).toBe(true);
  at(1).told({ id: 1, answer: { ok: '1' } });
  expect(await first).toBe('1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(2);
});

test('a question that is no longer wanted rejects at once and is not asked again', async () => {
  const one = queue();
  const giveUp = new AbortController();
  const first = one.ask(question, giveUp.signal);
  const given = expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await settled();
  giveUp.abort();
  await given;
  at(0).told({ id: 1, answer: { trap: 'unreachable' } });
  await settled();
  expect(at(1).asked).toEqual([]);
  await expect(one.ask(question, giveUp.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('without a worker every question hears why, and a later one tries again', async () => {
  refuse = new EngineDown('offline');
  const one = queue();
  await expect(one.ask(question)).rejects.toBe(refuse);
  await expect(one.start()).rejects.toBe(refuse);
  refuse = null;
  const later = one.ask(question);
  await settled();
  at(0).told({ id: 2, answer: { ok: '1' } });
  expect(await later).toBe('1');
});
