// Tests of the text of a plan: code points against UTF-16 units, completions, and marks under the exact characters.
import { expect, test } from 'vitest';
import type { Problem } from '#engine';
import { carried, completed, pieces, placeOf, pointsBefore } from './PlanText.tsx';

const problem = (column: number, length: number): Problem => ({
  ja: '',
  en: '',
  code: 'P002',
  line: 1,
  column,
  length,
});

test('a character outside the first plane is one point and two places', () => {
  expect(pointsBefore('𠮷野', 3)).toBe(2);
  expect(placeOf('𠮷野家', 2)).toBe(3);
});

test('a completion takes the place of what was begun, up to the caret', () => {
  const one = { label: '自分のHP', insert: '自分のHPが', begin: 1 };
  expect(completed('𠮷自分かつ', 4, one)).toEqual({ text: '𠮷自分のHPがかつ', caret: 8 });
});

test('marks lie under the characters of a problem and no others', () => {
  const one = problem(2, 2);
  expect(pieces('𠮷abc', [one])).toEqual([
    { text: '𠮷', kind: '.', problem: null },
    { text: 'ab', kind: '.', problem: one },
    { text: 'c', kind: '.', problem: null },
  ]);
});

test('where something is missing the character before it is marked', () => {
  const end = problem(4, 0);
  expect(pieces('abc', [end])).toEqual([
    { text: 'ab', kind: '.', problem: null },
    { text: 'c', kind: '.', problem: end },
  ]);
  expect(pieces('', [problem(1, 0)])).toEqual([]);
  expect(pieces('ab', [problem(1, 0)])[0]?.text).toBe('a');
  expect(pieces('ab', [problem(9, 50)])).toEqual([{ text: 'ab', kind: '.', problem: null }]);
});

test('runs part where the words are of another kind', () => {
  expect(pieces('𠮷ab', [], 'ffn')).toEqual([
    { text: '𠮷a', kind: 'f', problem: null },
    { text: 'b', kind: 'n', problem: null },
  ]);
});

test('while an answer is awaited the words around the change keep what they are', () => {
  expect(carried('fffnvv', 'abc1de', 'abc12de')).toBe('fffn.vv');
  expect(carried('fffnvv', 'abc1de', 'abcde')).toBe('fffvv');
  expect(carried('', '', 'ab')).toBe('..');
  expect(carried('fff', 'aaa', 'aaaa')).toBe('fff.');
  expect(carried('ff', 'ab', '')).toBe('');
});
