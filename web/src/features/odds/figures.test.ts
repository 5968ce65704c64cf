// Shares in percent say every digit that is there.
import { expect, test } from 'vitest';
import { percent, signed } from './figures.ts';

test('shares have two decimals', () => {
  expect([0, 5, 50, 999, 5731, 9999, 10_000].map(percent)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '9.99',
    '57.31',
    '99.99',
    '100.00',
  ]);
});

test('changes have a sign', () => {
  expect([0, 20, -310, 10_000].map(signed)).toEqual(['±0.00', '+0.20', '−3.10', '+100.00']);
});
