// Tests of Ink.tsx: a line of ink bends in the half of the figure that acts, and is straight in the half of its
// target.
import { expect, test } from 'vitest';
import { type Ink, halfOf } from './Ink.tsx';

const across: Ink = { from: { side: 0, x: 0.2 }, to: { side: 1, x: 0.6 } };

test('from above it bends above the axis, from below under it', () => {
  expect(halfOf(across, 1, 'upper')).toEqual({ d: 'M100 0C100 26 300 14 300 40', ends: false });
  expect(halfOf(across, 1, 'lower')).toEqual({ d: 'M300 0V40', ends: true });
  // With ▲ below the axis.
  expect(halfOf(across, 0, 'lower')).toEqual({ d: 'M100 40C100 14 300 26 300 0', ends: false });
  expect(halfOf(across, 0, 'upper')).toEqual({ d: 'M300 40V0', ends: true });
});

test('within one side it is a bow on that half alone', () => {
  const beside: Ink = { from: { side: 1, x: 0.2 }, to: { side: 1, x: 0.6 } };
  expect(halfOf(beside, 1, 'upper')).toBe(null);
  expect(halfOf(beside, 1, 'lower')?.ends).toBe(true);
});
