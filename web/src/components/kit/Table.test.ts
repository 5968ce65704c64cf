// Tests of the order of a table's rows, and of how intervals are written.
import { expect, test } from 'vitest';
import { inOrder, pressed, sortedBy } from './Table.tsx';
import { kitWords } from './words.ts';

test('the first press puts the largest on top, or what counts up its smallest; the second turns round', () => {
  const once = pressed(null, 'points');
  expect(once).toEqual({ by: 'points', down: true });
  expect(pressed(once, 'points')).toEqual({ by: 'points', down: false });
  expect(pressed(once, 'place', true)).toEqual({ by: 'place', down: false });
  expect([sortedBy(once, 'points'), sortedBy(once, 'place'), sortedBy(null, 'points')]).toEqual([
    'descending',
    undefined,
    undefined,
  ]);
});

test('what is not known comes last either way, and equals keep their order', () => {
  const rows = [
    { name: 'a', n: null },
    { name: 'b', n: 1 },
    { name: 'c', n: 2 },
    { name: 'd', n: 1 },
  ];
  const names = (down: boolean) => inOrder(rows, ({ n }) => n, down).map(({ name }) => name);
  expect(names(true)).toEqual(['c', 'b', 'd', 'a']);
  expect(names(false)).toEqual(['b', 'd', 'c', 'a']);
});

test('a dash between numbers is never beside a sign', () => {
  expect(kitWords.en.interval('48.00', '54.19')).toBe('48.00–54.19');
  expect(kitWords.en.interval('−5.50', '+2.00')).toBe('−5.50 to +2.00');
  expect(kitWords.ja.interval('−5.50', '+2.00')).toBe('−5.50〜+2.00');
});
