// Tests of a list's format as a form reads it: which keys an object has, what a new entry begins with, and what stays.
import { expect, test } from 'vitest';
import type { ListPart, ListSchema } from '#analysis';
import {
  type Fields,
  anew,
  choosersOf,
  formAt,
  formsOf,
  fresh,
  likeMost,
  moved,
  offered,
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
/** Cards, which the words of two keys tell apart, and which name entries of another kind. */
const cards: ListSchema = {
  $ref: '#/$defs/data',
  $defs: {
    data: { type: 'object', properties: { cards: { type: 'array', items: { $ref: '#/$defs/card' } } } },
    card: {
      chooser: 'type',
      properties: { type: { enum: ['deploy', 'consume'] } },
      oneOf: [
        {
          type: 'object',
          properties: {
            type: { enum: ['deploy'] },
            bonus: { $ref: '#/$defs/bonus_0' },
            hp: { type: 'integer' },
          },
          required: ['type'],
        },
        {
          chooser: 'action',
          properties: { type: { enum: ['consume'] }, action: { enum: ['shot', 'spell'] } },
          oneOf: [
            {
              type: 'object',
              properties: {
                type: { enum: ['consume'] },
                action: { enum: ['shot'] },
                bonus: { $ref: '#/$defs/bonus_1' },
              },
              required: ['type', 'action'],
            },
            {
              type: 'object',
              properties: {
                type: { enum: ['consume'] },
                action: { enum: ['spell'] },
                spell: { type: 'string', entries: 'spells', examples: ['ward'], labels: [text] },
                turns: {
                  anyOf: [
                    { type: 'integer', maximum: 9 },
                    { type: 'integer', enum: [99] },
                  ],
                },
              },
              required: ['type', 'action'],
            },
          ],
        },
      ],
    },
    bonus_0: { type: 'object', properties: { hit: { type: 'integer' }, evade: { type: 'integer' } } },
    bonus_1: { type: 'object', properties: { hit: { type: 'integer' } } },
  },
};
const card = resolved({ $ref: '#/$defs/card' }, cards);

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
  expect(turned(part('effect'), schema, { ...was, op: 'draw' })).toEqual({
    op: 'draw',
    n: 1,
    when: '距離が2以上',
  });
});

test('a second chooser tells the objects of a word apart', () => {
  const keys = (value: Fields) => Object.keys(shapeOf(card, value).properties ?? {});
  expect(keys({ type: 'deploy' })).toEqual(['type', 'bonus', 'hp']);
  expect(keys({ type: 'consume', action: 'shot' })).toEqual(['type', 'action', 'bonus']);
  // Of an unknown word only the words themselves are asked.
  expect(keys({ type: 'consume', action: 'nonsense' })).toEqual(['type', 'action']);
  expect(choosersOf(card, { type: 'consume' })).toEqual({
    type: { enum: ['deploy', 'consume'] },
    action: { enum: ['shot', 'spell'] },
  });
  expect(fresh({ $ref: '#/$defs/card' }, cards, true)).toEqual({ type: 'deploy' });
  // What the other object has not is gone, also inside of what both have.
  const was = { type: 'consume', bonus: { hit: 2, evade: 1 }, hp: 9 };
  expect(turned(card, cards, was)).toEqual({ type: 'consume', action: 'shot', bonus: { hit: 2 } });
});

test('the id of an entry is one of the list’s', () => {
  const list = { spells: [{ id: 'gouka', ja: '業火' }, { ja: '名だけ' }] };
  const of = (schema: ListSchema) =>
    shapeOf(resolved({ $ref: '#/$defs/card' }, schema), { type: 'consume', action: 'spell' }).properties?.[
      'spell'
    ];
  expect(of(offered(cards, list))).toMatchObject({
    enum: ['ward', 'gouka'],
    labels: [text, { ja: '業火', en: '業火' }],
  });
  const alone = JSON.parse(JSON.stringify(cards).replace('"examples":["ward"],', '')) as ListSchema;
  expect(of(offered(alone, {}))?.enum).toBeUndefined();
});

test('a number beyond the others has a form of its own', () => {
  const { turns = {} } = shapeOf(card, { type: 'consume', action: 'spell' }).properties ?? {};
  const forms = formsOf(turns);
  expect([9, 99].map((value) => forms.indexOf(formAt(forms, value) ?? {}))).toEqual([0, 1]);
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

test('what a status is copied to has a letter of its own, and no id', () => {
  const entries = [{ letter: 'A', name: 'Dread', ja: '恐れ' }];
  // B is one of the house's statuses.
  expect(anew(entries[0], entries, (n) => `自分の${n}`, ['B'])).toEqual({ letter: 'C', name: '自分の1' });
});

test('an object begins as its example, and a tree is offered where it stands alone', () => {
  const choice: ListPart = { type: 'object', examples: [{ choose: true }] };
  expect(fresh(choice, schema)).toEqual({ choose: true });
  const condition: ListPart = { anyOf: [{ type: 'string', format: 'condition' }, { format: 'tree' }] };
  const formats = (value?: Fields) => formsOf(condition, value).map(({ format }) => format);
  expect(formats()).toEqual(['condition']);
  expect(formats({ fact: 'hp' })).toEqual(['condition', 'tree']);
});

test('a problem is told at its place', () => {
  const problem = (path: string) => ({ ...text, code: 'L03', path });
  const all = [problem('/skills/0/cost'), problem('/skills/0/cost/hp'), problem('/skills/0/costs')];
  expect(problemsAt(all, '/skills/0/cost')).toEqual([all[0]]);
  expect(problemsAt(all, '/skills/0/cost', true)).toEqual(all.slice(0, 2));
});

test('a new entry begins as most of its kind are', () => {
  const effects = (n: number) => [{ op: 'damage', amt: n }];
  const entry = (id: string, timing: string, more: Fields = {}) => ({
    id,
    timing,
    effects: effects(id.length),
    ...more,
  });
  const entries = [
    entry('a', 'action', { cost: 1 }),
    entry('bb', 'action', { cost: 1 }),
    entry('ccc', 'move', { carnage: true }),
    entry('dddd', 'action', { cost: 2 }),
    entry('eeeee', 'reaction'),
    entry('ffffff', 'passive'),
  ];
  const made = likeMost({ id: '', timing: 'move', effects: effects(9) }, entries);
  // A timing and a cost are common; what each has of its own, and what few have, is not.
  expect(made).toEqual({ id: '', timing: 'action', effects: effects(9) });
  const costly = entries.slice(0, 4);
  expect(likeMost({}, costly)).toMatchObject({ timing: 'action', cost: 1 });
  expect(likeMost({ timing: 'move' }, entries.slice(0, 2))).toEqual({ timing: 'move' });
});
