// Tests of plans as data: every form of the language is found again, with phrases, sources and amounts.
import { expect, test } from 'vitest';
import type { PlanFact, PlanForm, PlanSlot, PlanWords } from '#engine';
import {
  comparisonOf,
  countTerms,
  filled,
  gapped,
  inOrder,
  joined,
  named,
  read,
  refTo,
  toldApart,
  treeOf,
} from './blocks.ts';

const both = (text: string) => ({ ja: text, en: text });
const words = (...ids: string[]) => ids.map((id) => ({ id, ...both(id) }));
const slot = (code: string, more: Partial<PlanSlot>): PlanSlot => ({
  code,
  into: 'sel',
  optional: false,
  ...more,
});
const form = (
  verb: PlanForm['verb'],
  kind: string,
  sel: Record<string, unknown>,
  ...slots: PlanSlot[]
): PlanForm => ({
  verb,
  kind,
  label: both(`${verb} ${slots.map(({ code }) => `{${code}}`).join(' ')}`),
  sel,
  slots,
});
const skills = slot('s', {
  phrases: [
    { label: both('{S}'), sel: {}, slots: [slot('S', { tag: 'skill', words: words('火花', '水弾') })] },
    { label: both('skills'), sel: {}, slots: [] },
    {
      label: both('{u}{e}'),
      sel: { any: 'panel' },
      slots: [
        slot('u', { tag: 'state', optional: true, words: words('unused') }),
        slot('e', { tag: 'element', optional: true, words: words('火', '水') }),
      ],
    },
  ],
});
const vocabulary: PlanWords = {
  facts: [],
  templates: [],
  forms: [
    form('prefer', 'attack', { with: 'none' }, slot('a', { tag: 'ability', words: words('POW', 'SPD') })),
    form('prefer', 'use', {}, skills),
    form(
      'keep',
      'panels',
      {},
      slot('n', { into: 'n' }),
      slot('k', { tag: 'element', optional: true, words: words('火') }),
    ),
    form(
      'prefer',
      'pay',
      {},
      slot('c', { into: 'for', tag: 'cost', words: words('白') }),
      slot('p', { tag: 'element', words: words('黒') }),
    ),
    form('prefer', 'guess', {}, slot('x', { tag: 'count', cmp: '>=' })),
  ],
  decisions: [],
  resources: [],
  most: { plans: 64, characters: 300, terms: 8, depth: 4 },
};

test.each([
  { verb: 'prefer', kind: 'attack', sel: { with: 'none', ability: 'SPD' } },
  { verb: 'prefer', kind: 'use', sel: { skill: '水弾' } },
  { verb: 'prefer', kind: 'use', sel: {} },
  { verb: 'prefer', kind: 'use', sel: { any: 'panel', element: '火' } },
  { verb: 'prefer', kind: 'use', sel: { any: 'panel', state: 'unused', element: '水' } },
  { verb: 'keep', kind: 'panels', n: 2, sel: {} },
  { verb: 'keep', kind: 'panels', n: 2, sel: { element: '火' } },
  { verb: 'prefer', kind: 'pay', for: { cost: '白' }, sel: { element: '黒' } },
  { verb: 'prefer', kind: 'guess', sel: { count: { cmp: '>=', value: 3 } } },
])('%j is a form, and the same tree again', (act) => {
  const found = read(vocabulary, act);
  expect(found && treeOf(found)).toEqual(act);
});

test('what no form says is none', () => {
  expect(read(vocabulary, { verb: 'prefer', kind: 'attack', sel: { ability: 'SPD' } })).toBeNull();
  expect(
    read(vocabulary, { verb: 'prefer', kind: 'attack', sel: { with: 'none', ability: 'WIZ' } }),
  ).toBeNull();
  expect(read(vocabulary, { verb: 'prefer', kind: 'use', sel: { skill: '水弾', more: 1 } })).toBeNull();
  expect(read(vocabulary, {})).toBeNull();
});

test('another form keeps what fits, and is whole at once', () => {
  const [attack, use] = vocabulary.forms;
  if (!attack || !use) throw new Error('no forms');
  expect(filled(attack, { a: 'SPD' }).filling).toEqual({ a: 'SPD' });
  expect(filled(attack, { a: 'nothing' }).filling).toEqual({ a: 'POW' });
  expect(treeOf(filled(use))).toEqual({ verb: 'prefer', kind: 'use', sel: { skill: '火花' } });
  for (const one of vocabulary.forms) expect(read(vocabulary, treeOf(filled(one)))).not.toBeNull();
});

test('labels show gaps, and slots follow the order of the language', () => {
  expect(gapped('[{c}の対象は]{t}を狙う')).toBe('…の対象は…を狙う');
  const phrase = (label: string, ...ids: string[]) => ({
    label: both(label),
    sel: {},
    slots: [slot('r', { words: words(...ids) })],
  });
  expect(named(phrase('{r}属性', '火'), 'ja', '名前で')).toBe('…属性');
  expect(named(phrase('{r}', '剣技', '魔法'), 'ja', '名前で')).toBe('剣技 / 魔法');
  expect(named(phrase('{r}', '火花', '水弾', '石礫', '業火'), 'ja', '名前で')).toBe('名前で');
  const two = [slot('a', {}), slot('s', {})];
  expect(inOrder(two, '{s}を添えて{a}で').map(({ code }) => code)).toEqual(['s', 'a']);
});

test('what would look alike shows some of the words that may stand in its gaps', () => {
  const by = (code: string, ...ids: string[]) => ({
    label: both(`{${code}}スキル`),
    sel: {},
    slots: [slot(code, { words: words(...ids) })],
  });
  const name = ({ label }: { label: PlanForm['label'] }) => gapped(label.ja);
  expect(toldApart([by('d', '攻撃', '回復', '反撃'), by('y', '維持')], 'ja', name)).toEqual([
    '攻撃・回復…スキル',
    '維持スキル',
  ]);
  expect(toldApart([by('y', '維持')], 'ja', name)).toEqual(['…スキル']);
  const nested = [form('prefer', 'use', {}, skills), form('prefer', 'use', {}, slot('y', {}))];
  expect(toldApart(nested, 'en', ({ label }) => gapped(label.en))).toEqual([
    'prefer 火花 / 水弾 / skills…',
    'prefer …',
  ]);
});

const fact = (more: Partial<PlanFact>): PlanFact => ({
  id: 'hp',
  type: 'number',
  least: 0,
  most: 150,
  who: true,
  label: both('HP'),
  ...more,
});

test('a fact begins as a comparison that is legal', () => {
  expect(comparisonOf(fact({}))).toEqual({ fact: 'hp', args: { who: 'self' }, cmp: '>=', value: 1 });
  expect(comparisonOf(fact({ type: 'flag', who: false }))).toEqual({ fact: 'hp', cmp: '=', value: true });
  const used = fact({ which: { key: 'skill', optional: false, words: words('seal', 'stun') } });
  expect(refTo(used, { who: 'opponent', skill: 'stun' }).args).toEqual({ who: 'opponent', skill: 'stun' });
  expect(refTo(used, { skill: 'nothing' }).args).toEqual({ who: 'self', skill: 'seal' });
});

test('conditions are put together, counted, and taken apart again', () => {
  const one = comparisonOf(fact({}));
  expect(joined(true, [])).toBeNull();
  expect(joined(true, [one])).toBe(one);
  const two = joined(false, [one, one]);
  expect(countTerms(joined(true, [one, two ?? one]))).toBe(3);
});
