// Tests of the search of the roster.
import { expect, test } from 'vitest';
import type { Build, Form, Item } from '#engine';
import { finder } from './shown.ts';

const item = (id: string, ja: string, en: string): Item => ({
  id,
  glyph: id.charAt(0),
  name: { ja: id, en },
  reading: { ja, en },
  kind: 'attack',
  limited: false,
  takeable: true,
  text: { ja: '', en: '' },
  at: [],
});
const form: Form = {
  fields: [{ type: 'row', key: 'skills', label: { ja: '', en: '' }, places: 2 }],
  kinds: [],
  items: [item('一閃', 'いっせん', 'Issen'), item('紫電', 'しでん', 'Shiden')],
  states: [],
};
const build: Build = { system: 'x', version: '1', name: 'ムライ', skills: ['一閃', 'none'] };
const entry = { build, tags: ['赤組'] };

test.each([
  ['', true],
  ['むらい', true],
  ['ﾑﾗｲ', true],
  ['いっせん', true],
  ['ISSEN', true],
  ['赤', true],
  ['赤組　一閃', true],
  ['ｲｯｾﾝ', true],
  ['イッセン', true],
  ['いつせん', false],
  ['murai', true],
  ['ｍｕｒａｉ', true],
  ['しでん', false],
  ['むらい しでん', false],
])('%j finds it: %s', (words, found) => {
  expect(finder(words, form)(entry)).toBe(found);
});

test('skills are found in lists as in rows', () => {
  const field = { type: 'skills', key: 'skills', label: { ja: '', en: '' } } as const;
  const listed = {
    ...form,
    fields: [{ ...field, most: { field: 'x', part: 'x', of: [] } }],
  } as unknown as Form;
  expect(finder('issen', listed)(entry)).toBe(true);
  expect(finder('しでん', listed)(entry)).toBe(false);
});

test('a party is found by its members', () => {
  const label = { ja: '', en: '' };
  const name = { type: 'name', key: 'name', label, max: 24 } as const;
  const members = { type: 'members', key: 'members', label, least: 1, most: 3, fields: [name] } as const;
  const party: Build = { system: 'x', version: '1', name: '暁', members: [{ name: '灯' }, { name: '凪' }] };
  const found = finder('凪', { ...form, fields: [name, { ...members, fields: [name] }] });
  expect(found({ build: party, tags: [] })).toBe(true);
  expect(found({ build, tags: [] })).toBe(false);
});
