// Tests of forms as the page reads them, and of the parts of a page that follow from a system's description.
import { expect, test } from 'vitest';
import type { Form, FormField, MembersField, SettingField, SystemInfo } from '#engine';
import { boardOf, drawnWith, fieldOf, titleOf, typesOf } from './form.ts';

const text = { ja: '', en: '' };
const formWith = (...fields: FormField[]): Form => ({ fields, kinds: [], items: [], states: [] });
const name: FormField = { type: 'name', key: 'name', label: text, max: 24 };
const hp = { type: 'number', key: 'hp', label: text, min: 1, max: 9 } as const;
const patterns: FormField = {
  type: 'patterns',
  key: 'patterns',
  label: text,
  elements: [],
  length: 'panels',
  most: 'lines',
};
const file: SettingField = { key: 'skills', label: text, options: [], file: true };
const rules: SettingField = { key: 'rules', label: text, options: [{ value: null, name: text, text }] };

test('a setting without a type is a file or has options', () => {
  expect(fieldOf(file)).toEqual({ type: 'file', key: 'skills', label: text });
  expect(fieldOf(rules)).toEqual({ type: 'select', ...rules });
  expect(fieldOf(hp)).toBe(hp);
});

test('types are those of the fields, of the members whatever they are, and of the settings', () => {
  const boss = { type: 'switch', key: 'boss', label: text, text } as const;
  const members: MembersField = {
    type: 'members',
    key: 'members',
    label: text,
    least: 1,
    most: 8,
    fields: [hp, boss],
  };
  const settings = [file, rules, rules];
  expect(typesOf({ form: formWith(name, members), settings })).toEqual([
    'name',
    'members',
    'number',
    'switch',
    'file',
    'select',
  ]);
});

test('what a page is drawn with follows from the types, the board and the dice', () => {
  const info = (form: Form, chance: boolean) =>
    ({ form, chance, settings: [rules] }) as unknown as SystemInfo;
  expect(drawnWith(info(formWith(name, hp), false))).toEqual([
    'name',
    'number',
    'select',
    'sections',
    'rows',
  ]);
  expect(boardOf(formWith(name))).toBe('rows');
  expect(drawnWith(info(formWith(patterns), true))).toEqual([
    'patterns',
    'select',
    'sections',
    'arrays',
    'play',
  ]);
});

test("a file of one's own is called by its title", () => {
  expect(titleOf({ list: { title: '道場' }, skills: [] })).toBe('道場');
  expect(titleOf({})).toBe('');
  expect(titleOf({ list: { title: 5 } })).toBe('');
  expect(titleOf(undefined)).toBeNull();
});
