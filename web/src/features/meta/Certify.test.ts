// Tests of how gains, weights and shares are written; a gain is never written smaller than it is.
import { expect, test } from 'vitest';
import { gainAtMost, heat, sharePercent, weightPercent } from './Certify.tsx';

test('a gain is rounded up to two digits', () => {
  expect(gainAtMost(0, 1000)).toBe('0');
  expect(gainAtMost(-5, 1000)).toBe('0');
  expect(gainAtMost(1, 3)).toBe('0.34');
  expect(gainAtMost(1, 2)).toBe('0.50');
  expect(gainAtMost(3, 1_000_000_000)).toBe('0.0000000030');
  expect(gainAtMost(31, 1_000_000_000)).toBe('0.000000031');
  expect(gainAtMost(1_000_000_001, 1_000_000_000)).toBe('1.1');
});

test('weights and shares are percents', () => {
  expect(weightPercent(1234, 10_000)).toBe('12.34');
  expect(weightPercent(1, 1_000_000)).toBe('0.00');
  expect([0, 1, 9, 55, 10_000].map(sharePercent)).toEqual(['0', '0.1', '0.1', '0.6', '100.0']);
  expect([0, 1, 999, 1000, 5000, 10_000].map(heat)).toEqual([0, 1, 1, 2, 5, 5]);
});
