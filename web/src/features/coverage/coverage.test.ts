// Tests of coverage: shares of the outcomes of a plan, and plans removed or moved.
import { expect, test } from 'vitest';
import type { PlanCoverage } from '#analysis';
import { cutOf, kinds, sharesOf } from './coverage.ts';

test('the rest keeps its order', () => {
  const plans = ['a', 'b', 'c'].map((text) => ({ text }));
  const texts = (cut: 'removed' | 'up' | 'down', at: number) =>
    cutOf(plans, at, cut).map((plan) => ('text' in plan ? plan.text : ''));
  expect(texts('removed', 1)).toEqual(['a', 'c']);
  expect(texts('up', 2)).toEqual(['a', 'c', 'b']);
  expect(texts('down', 0)).toEqual(['b', 'a', 'c']);
});

const plan = (counts: Partial<PlanCoverage>): PlanCoverage => ({
  plan: 0,
  text: { ja: '', en: '' },
  asked: 0,
  decided: 0,
  agreed: 0,
  otherSource: 0,
  false: 0,
  unknown: 0,
  noOption: 0,
  leavesNothing: 0,
  mattered: 0,
  fights: 0,
  effect: 'unasked',
  ...counts,
});

test('shares add up to the whole, however they are rounded; of what was never asked there are none', () => {
  const shares = sharesOf(plan({ asked: 3, decided: 1, false: 1, noOption: 1 }));
  expect(kinds.reduce((sum, kind) => sum + shares[kind], 0)).toBe(10_000);
  expect(shares.noEffect).toBe(3334);
  expect(Object.values(sharesOf(plan({})))).toEqual([0, 0, 0, 0, 0, 0]);
});
