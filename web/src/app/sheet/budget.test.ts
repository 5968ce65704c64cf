// Tests of budget.ts: how many points a group has, and how many its values cost.
import { expect, test } from 'vitest';
import type { Budget } from '#engine';
import { spent, totalOf } from './budget.ts';

const budget: Budget = {
  totals: {
    group: 'ranks',
    key: 'skills',
    of: { A: 50, B: 42 },
    more: { key: 'gift', of: { skills: 4 } },
  },
  costs: [0, 2, 4, 7],
  also: [
    { key: 'spells', of: { ward: 2, seal: 2 }, free: 1 },
    { key: 'extra', of: { hp: 2, spirit: 3 } },
  ],
};

test('a rank says how many points there are; without one nothing is counted', () => {
  expect(totalOf(budget, { ranks: { skills: 'B' } })).toBe(42);
  expect(totalOf(budget, { ranks: { skills: 'Z' } })).toBeUndefined();
  expect(totalOf(budget, { ranks: 'B' })).toBeUndefined();
  expect(totalOf(budget, {})).toBeUndefined();
});

test('another choice may add to them', () => {
  expect(totalOf(budget, { ranks: { skills: 'B' }, gift: 'skills' })).toBe(46);
  expect(totalOf(budget, { ranks: { skills: 'B' }, gift: 'will' })).toBe(42);
  expect(totalOf(budget, { gift: 'skills' })).toBeUndefined();
});

test('levels cost what the table says', () => {
  expect(spent(budget, { shot: 3, evade: 1, danmaku: 0 }, {})).toBe(9);
  expect(spent(budget, { shot: 9, evade: 'much' }, { spells: 'ward' })).toBe(7);
});

test('each number may have a table of its own', () => {
  const own = { totals: budget.totals, costs: { magic: [0, 5, 15], ranged: [0, 1, 3] } };
  expect(spent(own, { magic: 2, ranged: 2 }, {})).toBe(18);
});

test('items cost by their ids but for those that are free, and points of another group by their keys', () => {
  expect(spent(budget, { shot: 3 }, { spells: ['ward', 'blast', 'seal'] })).toBe(9);
  expect(spent(budget, {}, { extra: { hp: 5, spirit: 1 } })).toBe(13);
});

test('without a table a number costs itself', () => {
  expect(spent({ totals: budget.totals }, { body: 4, will: 6 }, {})).toBe(10);
});
