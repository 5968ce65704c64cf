// Tests of values.ts: options, numbers, steps, and values that may be absent.
import { expect, test } from 'vitest';
import type { NumberField, SettingField } from '#engine';
import { without } from '../../../util/basics.ts';
import { chosenOf, nearest, numberOf, stepOf, stepped, typed, withNumber, withValue } from './values.ts';

const both = (text: string) => ({ ja: text, en: text });
const option = (value: string | null) => ({ value, name: both(String(value)), text: both('') });
const rules: SettingField = {
  key: 'rules',
  label: both('rules'),
  options: [option(null), option('advanced')],
};

test('nothing set, and what the form does not know, is the option without a value', () => {
  expect(chosenOf(rules, {})?.value).toBeNull();
  expect(chosenOf(rules, { rules: 'advanced' })?.value).toBe('advanced');
  expect(chosenOf(rules, { rules: 7 })?.value).toBeNull();
});

test('a setting is taken away, the others stay', () => {
  expect(without({ rules: 'advanced', start: { A: { hp: 3 } } }, 'rules')).toEqual({
    start: { A: { hp: 3 } },
  });
  expect(without({}, 'rules')).toEqual({});
});

const label = { ja: '', en: '' };
const hp: NumberField = { type: 'number', key: 'hp', label, min: 5, max: 20 };
const ward: NumberField = { type: 'number', key: 'ward', label, min: 1, max: 3, optional: true };
const limit: NumberField = { ...ward, key: 'limit', max: 99, otherwise: 30 };

test('a value that is none leaves its key out', () => {
  expect(withValue({ a: 1 }, 'b', false)).toEqual({ a: 1, b: false });
  expect(withValue({ a: 1, b: 2 }, 'b', null)).toEqual({ a: 1 });
  expect(withValue({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 });
});

test('only whole numbers are numbers', () => {
  for (const bad of [undefined, null, '7', 7.5, NaN, [7]]) expect(numberOf({ hp: bad }, hp)).toBeNull();
  expect(numberOf({ hp: 99 }, hp)).toBe(99);
});

test('steps stay within the bounds, and below the least of what is optional there is none', () => {
  expect(stepped(null, 1, hp)).toBe(5);
  expect(stepped(5, -1, hp)).toBe(5);
  expect(stepped(20, 1, hp)).toBe(20);
  expect(stepped(99, -1, hp)).toBe(20);
  expect(stepped(1, -1, ward)).toBeNull();
  expect(stepped(null, -1, ward)).toBeNull();
  expect(stepped(null, 1, ward)).toBe(1);
});

test('where something holds anyway, that is the number, counted from, and left out again', () => {
  expect(numberOf({}, limit)).toBe(30);
  expect(numberOf({ limit: 7 }, limit)).toBe(7);
  expect(withNumber({ a: 1 }, limit, stepped(30, -1, limit))).toEqual({ a: 1, limit: 29 });
  expect(withNumber({ a: 1, limit: 29 }, limit, 30)).toEqual({ a: 1 });
  expect(stepped(1, -1, limit)).toBe(1);
  expect([nearest('', limit), nearest('0', limit), nearest('100', limit)]).toEqual([null, 1, 99]);
});

test('what is typed counts as soon as it is a number within the bounds', () => {
  expect(['', '1', '12', '21', '7.5', 'x'].map((text) => typed(text, hp))).toEqual([
    undefined,
    undefined,
    12,
    undefined,
    undefined,
    undefined,
  ]);
  expect(typed('', ward)).toBeNull();
  // Full-width digits are what a Japanese keyboard types; other notations of numbers are none.
  expect(['１２', ' 12 ', '0xC', '1.2e1'].map((text) => typed(text, hp))).toEqual([
    12,
    12,
    undefined,
    undefined,
  ]);
});

test('what was typed becomes the nearest that can be', () => {
  expect(['', '1', '12', '99', '7.4', 'x'].map((text) => nearest(text, hp))).toEqual([5, 5, 12, 20, 7, 5]);
  expect(nearest(' ', ward)).toBeNull();
});

test('a value that is not on the scale has no place on it', () => {
  const of = [2, 4].map((value) => ({ value, name: label, cost: value }));
  expect(
    [2, 4, '4', undefined].map((power) => stepOf({ power }, { type: 'steps', key: 'power', label, of })),
  ).toEqual([0, 1, -1, -1]);
});
