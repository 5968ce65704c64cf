// Points of a group: how many there are, and what its numbers cost of them.
import { expect, test } from 'vitest';
import type { Budget } from '#engine';
import { spent, totalOf } from './budget.ts';

const budget: Budget = {
  totals: { group: 'ranks', key: 'skills', of: { A: 50, B: 42 } },
  costs: [0, 2, 4, 7],
  also: [{ key: 'spells', each: 2 }],
};

test('a rank says how many points there are; without one nothing is counted', () => {
  expect(totalOf(budget, { ranks: { skills: 'B' } })).toBe(42);
  expect(totalOf(budget, { ranks: { skills: 'Z' } })).toBeUndefined();
  expect(totalOf(budget, { ranks: 'B' })).toBeUndefined();
  expect(totalOf(budget, {})).toBeUndefined();
});

test('levels cost what the table says, items of lists so much each', () => {
  expect(spent(budget, { shot: 3, evade: 1, danmaku: 0 }, {})).toBe(9);
  expect(spent(budget, { shot: 3 }, { spells: ['ward', 'seal'] })).toBe(11);
  expect(spent(budget, { shot: 9, evade: 'much' }, { spells: 'ward' })).toBe(7);
});

test('without a table a number costs itself', () => {
  expect(spent({ totals: budget.totals }, { body: 4, will: 6 }, {})).toBe(10);
});
