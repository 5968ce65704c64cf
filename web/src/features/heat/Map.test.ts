// Tests of the map: cells lie where their shares put them, and an interval that includes a half is neither win nor
// loss.
import { expect, test } from 'vitest';
import { corners, kindOf, pointOf, sizeOf } from './Map.tsx';

test('who puts everything on a part stands in its corner, who puts alike in the middle', () => {
  const least = [5, 5, 5];
  expect(pointOf([50, 5, 5], least)).toEqual(corners[0]);
  expect(pointOf([5, 50, 5], least)).toEqual(corners[1]);
  expect(pointOf([5, 5, 50], least)).toEqual(corners[2]);
  const [x, y] = pointOf([20, 20, 20], least);
  expect(x).toBeCloseTo(50);
  expect(y).toBeCloseTo((3 + 84.4 * 2) / 3);
});

test('what an interval leaves open is told to be open', () => {
  expect(kindOf({ rate: 6000, low: 5001, high: 6900 })).toBe('win');
  expect(kindOf({ rate: 6000, low: 5000, high: 6900 })).toBe('even');
  expect(kindOf({ rate: 4000, low: 3000, high: 4999 })).toBe('loss');
});

test('size says how far from a half it is', () => {
  const size = (rate: number) => sizeOf({ rate, low: rate, high: rate });
  expect([size(5000), size(7500), size(0), size(10_000)]).toEqual([0.3, 1, 1, 1]);
});
