// Tests of numbers: rounding never claims "all" or "none" wrongly.
import { describe, expect, it, test } from 'vitest';
import { change, fromTenths, grouped, hundredths, percent, inPoints, signedHundredths } from './numbers.ts';

test('counts are grouped by three', () => {
  expect([0, 999, 1000, 28_629_151, -5000].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '28,629,151',
    '−5,000',
  ]);
});

describe('a share', () => {
  const all = 28_629_151;
  it('is rounded to a tenth of a percent', () => {
    expect(percent(22_232_051, all)).toBe('77.7');
    expect(percent(1, 2)).toBe('50.0');
  });
  it('is 100 only for all of it, and 0 only for none', () => {
    expect(percent(all, all)).toBe('100');
    expect(percent(all - 1, all)).toBe('99.9');
    expect(percent(1, all)).toBe('0.1');
    expect(percent(0, all)).toBe('0');
    expect(percent(0, 0)).toBe('0');
  });
});

test('a difference carries its sign', () => {
  expect([35, -1, 0, 1000].map(change)).toEqual(['+3.5', '−0.1', '±0', '+100']);
  expect(fromTenths(-5)).toBe('−0.5');
});

test('points are whole where they can be', () => {
  expect([0, 5, 500, 523, 990, 1000, -500].map(inPoints)).toEqual([
    '0',
    '0.5',
    '50',
    '52.3',
    '99',
    '100',
    '−50',
  ]);
});

test('shares have two decimals', () => {
  expect([0, 5, 50, 999, 5731, 9999, 10_000].map(hundredths)).toEqual([
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
  expect([0, 20, -310, 10_000].map(signedHundredths)).toEqual(['±0.00', '+0.20', '−3.10', '+100.00']);
});
