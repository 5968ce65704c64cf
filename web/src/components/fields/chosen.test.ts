// What is set, by the form.
import { expect, test } from 'vitest';
import type { SettingField } from '#engine';
import { without } from '../../util/without.ts';
import { chosenOf, titleOf } from './chosen.ts';

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

test("a file of one's own is called by its title", () => {
  expect(titleOf({ list: { title: '道場' }, skills: [] })).toBe('道場');
  expect(titleOf({})).toBe('');
  expect(titleOf({ list: { title: 5 } })).toBe('');
  expect(titleOf(undefined)).toBeNull();
});
