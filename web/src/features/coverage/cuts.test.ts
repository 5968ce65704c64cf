// A plan removed or moved.
import { expect, test } from 'vitest';
import { cutOf } from './cuts.ts';

test('the rest keeps its order', () => {
  const plans = ['a', 'b', 'c'].map((text) => ({ text }));
  const texts = (cut: 'removed' | 'up' | 'down', at: number) =>
    cutOf(plans, at, cut).map((plan) => ('text' in plan ? plan.text : ''));
  expect(texts('removed', 1)).toEqual(['a', 'c']);
  expect(texts('up', 2)).toEqual(['a', 'c', 'b']);
  expect(texts('down', 0)).toEqual(['b', 'a', 'c']);
});
