// Tests of aim.ts: the value found for a target, and the answers where no value reaches it.
import { expect, test } from 'vitest';
import type { Share } from '#analysis';
import { type Found, valueFor } from './aim.ts';

/** A share with an interval of ± `open`, in hundredths of a percent. */
const exactly = (rate: number, open = 0): Share => ({ rate, low: rate - open, high: rate + open });

async function found(
  target: number,
  shareOf: (value: number) => Share | null,
  range = { from: 0, to: 100, now: 50 },
): Promise<{ found: Found | null; probed: number[] }> {
  const probed: number[] = [];
  const found = await valueFor(target, range, (value) => {
    probed.push(value);
    return Promise.resolve(shareOf(value));
  });
  return { found, probed };
}

test('the range is halved: few values are fought, and the nearest is found', async () => {
  const rising = await found(6000, (value) => exactly(value * 70));
  // The share is 60.2 % at 86 and 59.5 % at 85.
  expect(rising.found).toEqual({ value: 86, is: 'between', other: 85 });
  expect(rising.probed.length).toBeLessThan(12);
  expect((await found(6000, (value) => exactly(10_000 - value * 95))).found).toEqual({
    value: 42,
    is: 'between',
    other: 43,
  });
});

test('what can’t be told from the target is the value, above all the one that stands there', async () => {
  const open = (value: number) => exactly(value * 100, 300);
  expect(await found(5000, open)).toEqual({ found: { value: 50, is: 'reached' }, probed: [50] });
  const { value } = (await found(6000, open)).found ?? { value: 0 };
  expect(Math.abs(value - 60)).toBeLessThanOrEqual(3);
});

test('where no value gets there the nearest is told as such', async () => {
  expect((await found(6000, (value) => exactly(value * 40))).found).toEqual({ value: 100, is: 'beyond' });
  expect((await found(500, (value) => exactly(1000 + value))).found).toEqual({ value: 0, is: 'beyond' });
});

test('values that aren’t legal bound the range; where nothing can be fought nothing is found', async () => {
  const legal = (value: number) => (value >= 20 && value <= 70 ? exactly(value * 100) : null);
  expect((await found(6300, legal)).found).toEqual({ value: 63, is: 'reached' });
  expect((await found(9000, legal)).found).toEqual({ value: 70, is: 'beyond' });
  expect((await found(5000, () => null)).found).toBeNull();
});
