// Tests of the facts of a build, by the types of fields.
import type { Build, Form, FormField, Item } from '#engine';
import { expect, test } from 'vitest';
import { strengths } from './builds.ts';
import { counted, factsOf } from './facts.ts';

const said = (ja: string) => ({ ja, en: `${ja}!` });
const item = (id: string): Item => ({
  id,
  glyph: id,
  name: said(`名${id}`),
  reading: said(''),
  kind: 'k',
  limited: false,
  takeable: true,
  text: said(`文${id}`),
  at: [{ speed: 1, damage: null, text: said(`一${id}`) }],
});
const label = said('欄');
const form: Form = { fields: [], kinds: [], items: [item('a'), item('b')], states: [] };
const told = { form, lang: 'ja', plans: (n: number) => `${n}個`, brief: true } as const;
const facts = (field: FormField, value: unknown, more: object = {}) =>
  factsOf([field], { ...told, build: { name: '', [field.key]: value } as unknown as Build, ...more });

test('rows, lists and skills name what is carried, equal ones once', () => {
  const [row] = facts({ type: 'row', key: 'r', label, places: 2 }, ['a', 'b']);
  expect(row).toMatchObject({
    kind: 'row',
    of: [
      { name: '名a', text: '一a' },
      { name: '名b', text: '文b' },
    ],
  });
  const [skills] = facts({ type: 'skills', key: 's', label, most: 'm' }, ['a', 'b', 'a']);
  expect(skills).toMatchObject({
    kind: 'carried',
    of: [
      { name: '名a', times: 2 },
      { name: '名b', times: 1 },
    ],
  });
  const list: FormField = { type: 'list', key: 'l', label, least: 0, most: 3, kinds: ['k'], named: 'of' };
  expect(facts(list, [{ of: 'b', name: '<b>' }, 'zz'])).toMatchObject([
    { of: [{ name: '<b> (名b)' }, { id: 'zz', name: 'zz', text: '' }] },
  ]);
  // A custom name is followed by the item's name, unless both are the same.
  expect(facts(list, [{ of: 'b', name: '名b' }])).toMatchObject([{ of: [{ name: '名b' }] }]);
  expect(facts(list, undefined)).toEqual([]);
});

test('equal ones stand where the first of them stands', () => {
  const [a, b] = [
    { id: 'a', name: 'a', text: '', times: 1 },
    { id: 'b', name: 'b', text: '', times: 1 },
  ];
  expect(counted([a, b, a]).map(({ name, times }) => [name, times])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(a.times).toBe(1);
});

test('numbers and choices, and nothing of what a build lacks', () => {
  const number = { type: 'number', key: 'n', label, min: 0, max: 9 } as const;
  expect(facts(number, 3)).toMatchObject([{ kind: 'numbers', of: [{ name: '欄', value: 3 }] }]);
  expect(facts(number, undefined)).toEqual([]);
  const select: FormField = {
    type: 'select',
    key: 'c',
    label,
    options: [
      { value: null, name: said('無'), text: said('') },
      { value: 'x', name: said('有'), text: said('') },
    ],
  };
  expect(facts(select, 'x')).toMatchObject([{ kind: 'words', of: ['有'] }]);
  expect(facts(select, undefined)).toEqual([]);
  expect(facts({ type: 'switch', key: 'w', label, text: said('') }, true)).toMatchObject([{ of: ['欄'] }]);
  const group: FormField = { type: 'group', key: 'g', label, text: said(''), fields: [number, select] };
  expect(facts(group, { n: 2, c: 'x' })).toEqual([
    {
      key: 'g',
      label: '欄',
      kind: 'numbers',
      of: [
        { name: '欄', value: 2 },
        { name: '欄', value: '有' },
      ],
    },
  ]);
  expect(facts(group, { n: 0 })).toEqual([]);
  expect(facts(group, 'pasted')).toEqual([]);
});

test('what points buy, notes and plans are told on a card alone', () => {
  const points: FormField = {
    type: 'points',
    key: 'p',
    label,
    total: 3,
    parts: [{ key: 'v', name: said('体'), min: 0, buys: [{ id: 'hp', name: said('HP'), at: [1, 5] }] }],
  };
  expect(facts(points, { v: 1 })).toMatchObject([{ of: [{ name: '体', value: 1 }] }]);
  expect(facts(points, { v: 1 }, { brief: false })).toMatchObject([{ of: [{ buys: 'HP 5' }] }]);
  const note: FormField = { type: 'note', key: 't', label, max: 9 };
  expect(facts(note, '一\n二')).toEqual([]);
  expect(facts(note, '一\n二', { brief: false })).toMatchObject([{ kind: 'lines', of: ['一', '二'] }]);
  const preset = { id: '堅', name: said('堅実'), text: said('守る') };
  const tactic: FormField = { type: 'tactic', key: 'k', label, presets: [preset] };
  expect(facts(tactic, '堅')).toMatchObject([{ of: [{ name: '堅実', text: '守る' }] }]);
  expect(facts(tactic, null)).toEqual([]);
  expect(facts(tactic, ['x', 'y'])).toMatchObject([{ kind: 'words', of: ['2個'] }]);
  expect(facts(tactic, ['x'], { lines: ['撃つ'] })).toMatchObject([{ kind: 'lines', of: ['撃つ'] }]);
});

test('panels of a pattern are told by the names of their elements in English', () => {
  const element = (id: string, en: string) => ({ id, name: { ja: id, en } });
  const field = {
    type: 'patterns',
    key: 'p',
    label,
    length: 'n',
    most: 'm',
    elements: [element('火', 'fire'), element('黒', 'black')],
  } as unknown as FormField;
  const points = {
    type: 'points',
    key: 'q',
    label,
    total: 9,
    parts: [
      {
        key: 'x',
        name: label,
        min: 0,
        max: 9,
        buys: [
          { id: 'n', name: label, at: [3, 3] },
          { id: 'm', name: label, at: [2, 2] },
        ],
      },
    ],
  } as unknown as FormField;
  const under = {
    form: { ...form, fields: [points, field] },
    build: { q: { x: 0 }, p: [{ panels: '火火黒' }] },
  };
  expect(facts(field, undefined, under)).toMatchObject([{ of: [{ said: '火火黒' }] }]);
  expect(facts(field, undefined, { ...under, lang: 'en' })).toMatchObject([
    { of: [{ said: 'fire, fire, black' }] },
  ]);
});

test('the highest two of each group of numbers say what somebody is good at', () => {
  const number = (key: string) => ({ type: 'number' as const, key, label: said(key), min: 1, max: 9 });
  const group = {
    type: 'group' as const,
    key: 'skills',
    label: said('技'),
    fields: ['a', 'b', 'c', 'd'].map(number),
  };
  const member = { name: '', skills: { a: 2, b: 6, d: 4 } } as unknown as Build;
  expect(strengths(member, [number('hp'), group] as unknown as FormField[], 'ja')).toEqual(['b 6', 'd 4']);
  expect(strengths({ name: '' } as unknown as Build, [group] as unknown as FormField[], 'ja')).toEqual([]);
});
