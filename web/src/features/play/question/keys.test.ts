// Tests which digit keys lead to which options, by the numbers that the options show.
import { expect, test } from 'vitest';
import { digitsOf, shownIn } from './keys.ts';

test('an option shows the number that stands in it', () => {
  expect(shownIn({ id: 'panel 3', ja: '3：剣' })).toBe(3);
  expect(shownIn({ id: 'pattern 1', ja: 'パターン1 構え 水剣' })).toBe(1);
  expect(shownIn({ id: 'evade 4', ja: '4個でかわす', number: 4 })).toBe(4);
  // The index of a skill isn't in its label.
  expect(shownIn({ id: 'skill 4', ja: '炎の剣' })).toBeUndefined();
  expect(shownIn({ id: 'panel 1', ja: '11：剣' })).toBeUndefined();
  expect(shownIn({ id: 'pass', ja: '使用しない' })).toBeUndefined();
});

test('panels 2, 3, 4 and 6 have the keys 2, 3, 4 and 6', () => {
  expect(digitsOf([2, 3, 4, 6])).toEqual(['2', '3', '4', '6']);
});

test('what shows no number has its place, or a digit that no other shows', () => {
  expect(digitsOf([undefined, undefined, undefined])).toEqual(['1', '2', '3']);
  expect(digitsOf([undefined, 1, 2])).toEqual(['3', '1', '2']);
  expect(digitsOf([2, 6, undefined])).toEqual(['2', '6', '7']);
});

test('a few numbers among names are no keys: the options are counted from the top', () => {
  expect(digitsOf([undefined, 1, 3, undefined, undefined])).toEqual(['1', '2', '3', '4', '5']);
});

test('of two that show the same the first has it', () => {
  expect(digitsOf([1, 2, 1, 2, undefined])).toEqual(['1', '2', '', '', '3']);
});

test('there are ten digits', () => {
  expect(digitsOf(Array.from({ length: 11 }, () => undefined))).toEqual([...Array.from('1234567890'), '']);
  expect(digitsOf([9, 10, 0])).toEqual(['9', '', '0']);
});

test('digits that are the numbers of a ruler lead nowhere else', () => {
  expect(digitsOf([undefined, undefined], ['1', '2', '3'])).toEqual(['4', '5']);
});
