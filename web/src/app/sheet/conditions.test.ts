// Tests of fields that come and go with the value of another field.
import { expect, test } from 'vitest';
import type { Build, ListField, MemberField } from '#engine';
import { calledIn } from '../called.ts';
import { fitted } from './blank.ts';
import { mostItems, visibleFields } from './conditions.ts';
import { newMember } from './blank.ts';

const label = { ja: '', en: '' };
const option = (value: string | null) => ({ value, name: label, text: label });
const kind = { type: 'select', key: 'kind', label, options: [option(null), option('beast')] } as const;
const points = {
  ...{ type: 'points', key: 'points', label, total: 6, when: { key: 'kind', is: null } },
  parts: [{ key: 'hp', name: label, min: 0, buys: [] }],
} satisfies MemberField;
const hp = {
  ...{ type: 'number', key: 'hp', label, min: 1, max: 200, optional: true, usual: 40 },
  when: { key: 'kind', is: 'beast' },
} satisfies MemberField;
const fields: MemberField[] = [{ ...kind, options: [...kind.options] }, points, hp];
const sheet = (more: object): Build => ({ system: 'x', version: '1', name: 'a', ...more });
const keys = (values: Build) => visibleFields(fields, values).map(({ key }) => key);

test('a field is asked for where another one holds what it wants', () => {
  expect(keys(sheet({}))).toEqual(['kind', 'points']);
  expect(keys(sheet({ kind: 'beast' }))).toEqual(['kind', 'hp']);
});

test('one that should hold nothing and does stays in view', () => {
  expect(keys(sheet({ hp: 5 }))).toEqual(['kind', 'points', 'hp']);
});

test('after a change the one is left out and the other begins anew', () => {
  const before = sheet({ points: { hp: 3 } });
  const beast = fitted({ ...before, kind: 'beast' }, before, fields);
  expect(beast).toEqual(sheet({ kind: 'beast', hp: 40 }));
  expect(fitted(sheet({ hp: 40 }), beast, fields)).toEqual(sheet({ points: { hp: 0 } }));
  expect(fitted({ ...beast, hp: 9 }, beast, fields)).toEqual({ ...beast, hp: 9 });
});

test('a field may hang on one of several others, or on each of them', () => {
  const limits = { type: 'select', key: 'limits', label, options: [option(null), option('open')] } as const;
  const conditions = [
    { key: 'kind', is: 'beast' },
    { key: 'limits', is: 'open' },
  ];
  const none = conditions.map(({ key }) => ({ key, is: null }));
  const all: MemberField[] = [
    { ...limits, options: [...limits.options] },
    { ...points, when: { all: none } },
    { ...hp, when: { any: conditions } },
  ];
  const asked = (values: object) => visibleFields(all, sheet(values)).map(({ key }) => key);
  expect(asked({})).toEqual(['limits', 'points']);
  expect(asked({ limits: 'open' })).toEqual(['limits', 'hp']);
  expect(asked({ kind: 'beast' })).toEqual(['limits', 'hp']);
  expect(asked({ kind: 'beast', limits: 'open' })).toEqual(['limits', 'hp']);
  expect(newMember(all)).toEqual({ points: { hp: 0 } });
});

test('a new member is asked for what it is at first', () => {
  expect(newMember(fields)).toEqual({ points: { hp: 0 } });
});

const levels = {
  ...{ type: 'group', key: 'levels', label, text: label },
  fields: [
    { type: 'number', key: 'fire', label, min: 0, max: 5, optional: true },
    { type: 'number', key: 'will', label, min: 1, max: 9, usual: 4 },
    { ...{ type: 'select', key: 'rank', label, options: [option('A'), option('B')] }, usual: 'B' },
  ],
} satisfies MemberField;
const by = {
  ...{ type: 'select', key: 'by', label, options: [option('will')] },
  when: { key: 'levels', has: 'fire' },
} satisfies MemberField;

test('a group is one object of the build, and begins with what is usual', () => {
  expect(newMember([levels, by])).toEqual({ levels: { will: 4, rank: 'B' } });
});

test('a field may hang on one of a group', () => {
  const cold = sheet({ levels: { will: 4, fire: 0 } });
  const hot = sheet({ levels: { will: 4, fire: 1 } });
  expect(visibleFields([levels, by], cold)).toEqual([levels]);
  expect(visibleFields([levels, by], sheet({ levels: 'fire' }))).toEqual([levels]);
  expect(visibleFields([levels, by], sheet({}))).toEqual([levels]);
  expect(visibleFields([levels, by], hot)).toEqual([levels, by]);
  expect(fitted(hot, cold, [levels, by])).toEqual({ ...hot, by: 'will' });
  expect(fitted(cold, { ...hot, by: 'will' }, [levels, by])).toEqual(cold);
});

test('members are called as in the fight', () => {
  const people = (...names: string[]) => names.map((one) => ({ ...sheet({}), name: one }));
  expect(calledIn(people('星見', ''), 0, 'ja')).toEqual(['星見', '甲2']);
  expect(calledIn(people('', ''), 1, 'en')).toEqual(['B1', 'B2']);
  expect(calledIn(people('妖精', '大妖精', '妖精'), 1, 'ja')).toEqual(['妖精1', '大妖精', '妖精2']);
  expect(calledIn(people('妖精', '妖精1', '妖精'), 0, 'ja')).toEqual(['妖精2', '妖精1', '妖精3']);
});

test('a list has fewer items under a condition', () => {
  const list = {
    type: 'list' as const,
    ...{ key: 'skills', label, least: 0, most: 12, kinds: [] },
    fewer: [
      {
        most: 5,
        when: {
          all: [
            { key: 'kind', is: null },
            { key: 'limits', is: null },
          ],
        },
      },
      { most: 8, when: { key: 'limits', is: null } },
    ],
  } satisfies ListField;
  const of = (values: Partial<Build>) => ({ system: 'duel', version: '1', name: '', ...values });
  expect(mostItems(list, of({}))).toBe(5);
  expect(mostItems(list, of({ kind: 'beast' }))).toBe(8);
  expect(mostItems(list, of({ limits: 'open' }))).toBe(12);
});
