// Tests of a list's format as a form reads it: which keys an object has, what a new entry begins with, and what stays.
import { expect, test } from 'vitest';
import type { ListSchema } from '#analysis';
import {
  anew,
  formAt,
  formsOf,
  fresh,
  moved,
  problemsAt,
  resolved,
  sectionsOf,
  shapeOf,
  turned,
} from './format.ts';

const text = { ja: '', en: '' };
const schema: ListSchema = {
  $ref: '#/$defs/list',
  $defs: {
    list: {
      type: 'object',
      properties: { name: { type: 'string' }, skills: { type: 'array', items: { $ref: '#/$defs/skill' } } },
      required: ['name', 'skills'],
    },
    skill: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        ja: { type: 'string' },
        en: { type: 'string' },
        limit: { anyOf: [{ $ref: '#/$defs/limit' }, { type: 'null' }], label: text },
        effects: { type: 'array', items: { $ref: '#/$defs/effect' } },
      },
      required: ['id', 'ja'],
    },
    limit: { type: 'object', properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] },
    effect: {
      chooser: 'op',
      properties: { op: { enum: ['damage', 'draw', 'negate'] } },
      oneOf: [
        {
          type: 'object',
          properties: {
            op: { enum: ['damage'] },
            amt: {
              anyOf: [
                { type: 'integer', minimum: 0 },
                { enum: ['all'] },
                { type: 'string', format: 'amount' },
              ],
            },
            when: { type: 'string', format: 'condition' },
          },
          required: ['op', 'amt'],
        },
        {
          type: 'object',
          properties: {
            op: { enum: ['draw'] },
            n: { type: 'integer', minimum: 1 },
            when: { type: 'string' },
          },
          required: ['op', 'n'],
        },
        {
          type: 'object',
          properties: { op: { enum: ['negate'] }, when: { type: 'string' } },
          required: ['op'],
        },
      ],
    },
  },
};
const part = (name: string) => resolved({ $ref: `#/$defs/${name}` }, schema);

test('the keys of an object follow from the word of its chooser', () => {
  const keys = (op: string) => Object.keys(shapeOf(part('effect'), { op }).properties ?? {});
  expect(keys('damage')).toEqual(['op', 'amt', 'when']);
  expect(keys('negate')).toEqual(['op', 'when']);
  // Of an unknown word only the word itself is asked.
  expect(keys('nonsense')).toEqual(['op']);
});

test('an entry begins with what it needs, and its first effect', () => {
  expect(fresh({ $ref: '#/$defs/skill' }, schema, true)).toEqual({
    id: '',
    ja: '',
    effects: [{ op: 'damage', amt: 1 }],
  });
  expect(sectionsOf(schema).map(([key]) => key)).toEqual(['skills']);
});

test('another word keeps what both have', () => {
  const was = { op: 'damage', amt: 3, when: '距離が2以上' };
  expect(turned(part('effect'), schema, was, 'draw')).toEqual({ op: 'draw', n: 1, when: '距離が2以上' });
});

test('a value has the form of its type, and a word before a text', () => {
  const forms = formsOf(shapeOf(part('effect'), { op: 'damage' }).properties?.['amt'] ?? {});
  const at = (value: string | number) => forms.indexOf(formAt(forms, value) ?? {});
  expect([at(4), at('all'), at('2×X')]).toEqual([0, 1, 2]);
  // null says what a missing key says.
  expect(formsOf(part('skill').properties?.['limit'] ?? {})).toEqual([
    { $ref: '#/$defs/limit', label: text },
  ]);
});

test('a copy has an id and a name of its own', () => {
  const entries = [
    { id: 'a', ja: '甲', en: 'A' },
    { id: 'own-1', ja: '自分の1' },
  ];
  expect(anew(entries[0], entries, (n) => `自分の${n}`)).toEqual({ id: 'own-2', ja: '自分の2' });
  expect(moved([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
});

test('a problem is told at its place', () => {
  const problem = (path: string) => ({ ...text, code: 'L03', path });
  const all = [problem('/skills/0/cost'), problem('/skills/0/cost/hp'), problem('/skills/0/costs')];
  expect(problemsAt(all, '/skills/0/cost')).toEqual([all[0]]);
  expect(problemsAt(all, '/skills/0/cost', true)).toEqual(all.slice(0, 2));
});
