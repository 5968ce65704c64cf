// Tests of bins in Spreads.tsx: no count is lost, 0 keeps a bar of its own, and widths are round numbers.
import { expect, test } from 'vitest';
import { bins } from './Spreads.tsx';

test('few values are a bar each, those between that never occurred too', () => {
  expect(
    bins(
      [
        [3, 1, 2],
        [5, 4, 0],
      ],
      10,
    ),
  ).toEqual([
    { from: 3, to: 3, counts: [1, 2] },
    { from: 4, to: 4, counts: [0, 0] },
    { from: 5, to: 5, counts: [4, 0] },
  ]);
});

test('many values are put together, all but nothing', () => {
  const values = Array.from({ length: 151 }, (_, value) => [value, 1]);
  const found = bins(values, 20);
  expect(found[0]).toEqual({ from: 0, to: 0, counts: [1] });
  expect(found[1]).toEqual({ from: 1, to: 10, counts: [10] });
  expect(found.at(-1)).toEqual({ from: 141, to: 150, counts: [10] });
  expect(found.reduce((sum, { counts: [n = 0] }) => sum + n, 0)).toBe(151);
});

test('of nothing there are no bars', () => {
  expect(bins([], 10)).toEqual([]);
});
