// Tests of empty fields of every type.
import { expect, test } from 'vitest';
import type { Build, Form, FormField } from '#engine';
import { blank, canClear, cleared, newMember } from './blank.ts';

const label = { ja: '', en: '' };
const option = (value: string | null) => ({ value, name: label, text: label });
const formWith = (...fields: FormField[]): Form => ({ fields, kinds: [], items: [], states: [] });
const form = formWith(
  { type: 'name', key: 'name', label, max: 24 },
  { type: 'note', key: 'memo', label, max: 99 },
  { type: 'number', key: 'hp', label, min: 5, max: 20 },
  { type: 'number', key: 'ward', label, min: 1, max: 3, optional: true },
  { type: 'steps', key: 'rank', label, of: [{ value: 'E', name: label, cost: 0 }] },
  { type: 'select', key: 'stance', label, options: [option('calm'), option('wild')] },
  { type: 'select', key: 'rule', label, options: [option(null), option('hard')] },
  { type: 'switch', key: 'boss', label, text: label },
  { type: 'list', key: 'cards', label, least: 1, most: 2, kinds: ['a'] },
  {
    type: 'members',
    key: 'members',
    label,
    least: 2,
    most: 3,
    fields: [
      { type: 'name', key: 'name', label, max: 24 },
      { type: 'number', key: 'hp', label, min: 1, max: 9 },
    ],
  },
);
const full: Build = {
  system: 'x',
  version: '1',
  name: 'A',
  memo: 'm',
  hp: 9,
  ward: 2,
  rank: 'D',
  stance: 'wild',
  rule: 'hard',
  boss: true,
  cards: ['one'],
  members: [{ name: 'B', hp: 3 }],
};
const empty = {
  system: 'x',
  version: '1',
  name: '',
  hp: 5,
  rank: 'E',
  stance: 'calm',
  cards: [],
  members: [
    { name: '', hp: 1 },
    { name: '', hp: 1 },
  ],
};

test('a cleared sheet keeps its notes, a blank one has none', () => {
  expect(cleared(full, form)).toEqual({ ...empty, memo: 'm' });
  expect(blank(full, form)).toEqual({ ...empty, memo: '' });
  expect(full.name).toBe('A');
});

test('shares and tactics are never empty, so there is nothing to clear', () => {
  const parts = ['pow', 'spd', 'wiz'].map((key) => ({ key, name: label, min: 1 }));
  const duel = formWith(
    { type: 'name', key: 'name', label, max: 24 },
    { type: 'shares', key: 'shares', label, total: 60, parts },
    { type: 'tactic', key: 'tactic', label, presets: [{ id: 'p', name: label, text: label }] },
  );
  expect(canClear(duel)).toBe(false);
  expect(canClear(form)).toBe(true);
  expect(blank({ system: 'x', version: '1', name: 'A', pow: 58, spd: 1, wiz: 1 }, duel)).toEqual({
    system: 'x',
    version: '1',
    name: '',
    pow: 20,
    spd: 20,
    wiz: 20,
    tactic: 'p',
  });
});

test('one more for a party has what its form asks for', () => {
  expect(newMember([{ type: 'note', key: 'memo', label, max: 9 }])).toEqual({ memo: '' });
});
