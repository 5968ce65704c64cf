// Tests of random characters: which parts of a sheet are drawn anew, and which are left alone.
import { batch } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import type { Build, Form, GroupField, ListField, SystemInfo } from '#engine';
import type { EngineClient } from '../engine/client.ts';
import { byChance, spent, withoutOwnNames } from './chance.ts';
import { beginHistory, connect, goBack, history, setup, system } from './fight/match.ts';

const label = { ja: '', en: '' };
const cards: ListField = {
  ...{ type: 'list', key: 'cards', label, least: 0, most: 3, kinds: ['k'] },
  named: 'card',
};
const form: Form = {
  fields: [
    { type: 'name', key: 'name', label, max: 9 },
    { type: 'members', key: 'members', label, least: 1, most: 8, fields: [cards] },
  ],
  ...{ kinds: [], items: [], states: [] },
};
let drawn = 0;
/** Kinds of the characters that are drawn next; a character beyond the list has none. */
let kinds: (string | null)[] = [];
const engine = {
  random: () => {
    const kind = kinds.shift();
    const own = { n: ++drawn, cards: [{ card: 'c', name: 'In English' }] };
    return Promise.resolve({ ...whole([]), ...own, ...(kind !== undefined && { limits: kind }) });
  },
  evaluate: () => Promise.reject(new Error('not asked here')),
} as unknown as EngineClient;

function whole(members: unknown[]): Build {
  const all = members.length > 0 ? { members } : {};
  return { system: 'x', version: '1', name: '', ...all };
}
function stands(members: unknown[]): void {
  drawn = 0;
  batch(() => {
    system.value = { id: 'x', form } as unknown as SystemInfo;
    history.value = beginHistory({ sides: [whole(members), whole([])] });
  });
  connect(engine);
}
const now = () => setup.value?.sides[0]['members'];

beforeEach(() => stands([{ name: 'a' }, { name: '' }, { name: 'c' }]));

test('one member alone is made anew, and one undo brings it back', async () => {
  await byChance(0, 1);
  // Who had no name gets one, and nobody else has it.
  const [, made] = now() as { name: string }[];
  expect(now()).toMatchObject([{ name: 'a' }, { n: 1, cards: ['c'] }, { name: 'c' }]);
  expect(['', 'a', 'c']).not.toContain(made?.name);
  goBack();
  expect(now()).toEqual([{ name: 'a' }, { name: '' }, { name: 'c' }]);
});

test('all of them, as many as there were and called as they were', async () => {
  await byChance(0);
  expect(now()).toMatchObject([{ name: 'a' }, {}, { name: 'c' }].map((one) => ({ ...one, cards: ['c'] })));
  goBack();
  expect(now()).toEqual([{ name: 'a' }, { name: '' }, { name: 'c' }]);
});

test('what kind of character somebody is stays', async () => {
  const limits = { type: 'select', key: 'limits', label, options: [] } as const;
  const hp = {
    ...{ type: 'number', key: 'hp', label, min: 1, max: 9 },
    when: { key: 'limits', is: 'open' },
  } as const;
  const [name, members] = form.fields;
  const fields = [cards, { ...limits, options: [] }, hp];
  system.value = {
    id: 'x',
    form: { ...form, fields: [name, { ...members, fields }] },
  } as unknown as SystemInfo;
  kinds = ['open', null];
  await byChance(0, 0);
  expect(now()).toMatchObject([{ name: 'a', n: 2, limits: null }, {}, {}]);
});

test('a lone one has no name beside that of its sheet', async () => {
  stands([{ name: '' }]);
  await byChance(0);
  expect(now()).toEqual([{ name: '', n: 1, cards: ['c'] }]);
  expect(setup.value?.sides[0].name).not.toBe('');
});

test('points that are left over go into the levels that there are, as far as they reach', () => {
  const part = (key: string) => ({ type: 'number', key, label, min: 0, max: 3 }) as const;
  const group = (costs: number[] | Record<string, number[]>): GroupField => ({
    ...{ type: 'group', key: 'skills', label, text: label, fields: [part('shot'), part('evade')] },
    budget: { totals: { group: 'ranks', key: 'skills', of: { A: 8 } }, costs },
  });
  const made = { ...whole([]), ranks: { skills: 'A' }, skills: { shot: 1 } };
  const levels = [0, 1, 3, 6];
  const raised = (field: GroupField) => spent(made, [field], form)['skills'];
  expect(raised(group(levels))).toEqual({ shot: 3, evade: 1 });
  // What costs by a table of its own may ask for more than points.
  expect(raised(group({ shot: levels, evade: levels }))).toEqual({ shot: 3 });
});

test('names that nobody gave are left out where things may be named', () => {
  const made = { ...whole([]), cards: ['a', { card: 'b', name: 'B' }] };
  expect(withoutOwnNames(made, [cards])['cards']).toEqual(['a', 'b']);
  const plain = { ...cards };
  delete plain.named;
  expect(withoutOwnNames(made, [plain])['cards']).toEqual(made.cards);
});
