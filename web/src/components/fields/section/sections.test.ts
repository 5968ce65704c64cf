// Tests of sections.ts and budget.ts: which fields share a section, what its line shows, and which points it
// counts.
import type { Build, Form, FormField, Item } from '#engine';
import { expect, test } from 'vitest';
import { paidFrom, usedOf } from '../../../app/sheet/budget.ts';
import { contentOf, keysOf, sectionsOf } from './sections.ts';

const both = (text: string) => ({ ja: text, en: text });
const option = (value: string | null) => ({ value, name: both(value ?? 'usual'), text: both('') });
const kind: FormField = {
  type: 'select',
  key: 'kind',
  label: both('Kind'),
  options: [null, 'mob'].map(option),
};
const hp: FormField = { type: 'number', key: 'hp', label: both('HP'), min: 1, max: 9 };
const low: FormField = { type: 'switch', key: 'low', label: both('Low'), text: both('') };
const spells: FormField = {
  type: 'list',
  key: 'spells',
  label: both('Spells'),
  least: 1,
  most: 2,
  kinds: ['k'],
};
const shares: FormField = {
  type: 'shares',
  key: 'abilities',
  label: both('Abilities'),
  total: 6,
  parts: ['POW', 'SPD'].map((key) => ({ key, name: both(key), min: 1 })),
};
const ranks: FormField = {
  type: 'group',
  key: 'ranks',
  label: both('Ranks'),
  text: both(''),
  fields: [{ type: 'select', key: 'arts', label: both('Arts'), options: ['A', 'B'].map(option) }],
};
const arts: FormField = {
  type: 'group',
  key: 'arts',
  label: both('Arts'),
  text: both(''),
  fields: [{ ...hp, key: 'magic', label: both('Magic') }],
  budget: {
    totals: { group: 'ranks', key: 'arts', of: { A: 9 } },
    costs: [0, 2, 5],
    also: [{ key: 'spells', of: { a: 3, b: 3 } }],
  },
};
const tactic: FormField = {
  type: 'tactic',
  key: 'tactic',
  label: both('Way'),
  presets: [{ id: 'calm', name: both('Calm'), text: both('waits') }],
};
const item = (id: string): Item => ({
  id,
  glyph: id,
  name: both(id.toUpperCase()),
  reading: both(''),
  kind: 'k',
  limited: false,
  takeable: true,
  text: both(''),
  at: [],
});
const fields = [kind, hp, shares, low, ranks, arts, spells, tactic];
const form: Form = { fields, kinds: [], items: [item('a'), item('b')], states: [] };
const build = (values: object) => ({ system: '', version: '', name: '', ...values }) as Build;
const told = (field: FormField, values: object) =>
  contentOf([field], build(values), { form, lang: 'en', plans: (n) => `${n} plans` });

test('single values that follow each other share a line, which is called as the first of them', () => {
  const keys = sectionsOf(fields).map((section) => section.map(({ key }) => key));
  expect(keys).toEqual([['kind', 'hp'], ['abilities'], ['low'], ['ranks'], ['arts'], ['spells'], ['tactic']]);
  expect(keysOf([shares])).toEqual(['POW', 'SPD']);
  expect(keysOf([kind, hp])).toEqual(['kind', 'hp']);
  expect(sectionsOf([])).toEqual([]);
});

test('a line tells what is in its section, and nothing of what is not', () => {
  expect(told(kind, {})).toEqual([{ name: '', value: 'usual' }]);
  expect(told(kind, { kind: 'mob' })).toEqual([{ name: '', value: 'mob' }]);
  expect(told(hp, { hp: 7 })).toEqual([{ name: 'HP', value: '7' }]);
  expect(told(hp, {})).toEqual([]);
  expect(told(low, { low: true })).toEqual([{ name: '', value: 'Low' }]);
  expect(told(low, {})).toEqual([]);
  expect(told(shares, { POW: 4, SPD: 2 })).toEqual([
    { name: 'POW', value: '4' },
    { name: 'SPD', value: '2' },
  ]);
  // In a group the name of a choice is shown, because only it tells which choice it is.
  expect(told(ranks, { ranks: { arts: 'B' } })).toEqual([{ name: 'Arts', value: 'B' }]);
  expect(told(spells, { spells: ['b', 'a', 'b'] })).toEqual([
    { name: '', value: 'B ×2' },
    { name: '', value: 'A' },
  ]);
  expect(told(tactic, { tactic: 'calm' })).toEqual([{ name: '', value: 'Calm ― waits' }]);
  expect(told(tactic, { tactic: [{ text: 'x' }, { text: 'y' }] })).toEqual([{ name: '', value: '2 plans' }]);
});

test('a line counts the points that its section is about', () => {
  const used = (field: FormField, values: object) => usedOf(field, build(values), form);
  expect(used(shares, { POW: 4, SPD: 2 })).toEqual({ used: 6, of: 6, wrong: false });
  expect(used(shares, { POW: 4, SPD: 1 })).toEqual({ used: 5, of: 6, wrong: true });
  expect(used(arts, { ranks: { arts: 'A' }, arts: { magic: 2 }, spells: ['a'] })).toEqual({
    used: 8,
    of: 9,
    wrong: false,
  });
  expect(used(arts, { ranks: { arts: 'A' }, arts: { magic: 2 }, spells: ['a', 'b'] })?.wrong).toBe(true);
  // Without a rank no points are counted.
  expect(used(arts, { arts: { magic: 2 } })).toBeNull();
  expect(used(spells, { spells: ['a'] })).toEqual({ used: 1, of: 2, wrong: false });
  expect(used(spells, {})?.wrong).toBe(true);
  expect(used(tactic, { tactic: [{ text: 'x' }] })).toEqual({ used: 1, wrong: false });
  expect(used(tactic, { tactic: 'calm' })).toBeNull();
  expect(used(kind, {})).toBeNull();
});

test('a list that is paid from the points of a group says how they stand', () => {
  const values = build({ ranks: { arts: 'A' }, arts: { magic: 1 }, spells: ['a'] });
  expect(paidFrom(spells, values, form)).toEqual({ used: 5, of: 9, wrong: false, label: both('Arts') });
  expect(paidFrom({ ...spells, key: 'feats' }, values, form)).toBeNull();
  expect(paidFrom(shares, values, form)).toBeNull();
});
