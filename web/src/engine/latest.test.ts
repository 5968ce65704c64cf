// Tests of Latest: one task runs, one waits, and a newer one replaces the waiting one.
import { expect, test } from 'vitest';
import { Latest } from './latest.ts';

test('a task in between is overtaken, the first and the last are done', async () => {
  const lane = new Latest<number>();
  const begun: number[] = [];
  const task = (n: number) => () => {
    begun.push(n);
    return Promise.resolve(n);
  };
  const [first, second, third] = [lane.run(task(1)), lane.run(task(2)), lane.run(task(3))];
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(await Promise.all([first, third])).toEqual([1, 3]);
  expect(begun).toEqual([1, 3]);
});

test('a task that fails does not hold up the next', async () => {
  const lane = new Latest<number>();
  const failing = lane.run(() => Promise.reject(new Error('no')));
  const next = lane.run(() => Promise.resolve(2));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe(2);
  expect(await lane.run(() => Promise.resolve(3))).toBe(3);
});
