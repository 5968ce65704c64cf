// Tests of the roster as text.
import { expect, test } from 'vitest';
import type { CharacterTexts } from '../../engine/client.ts';
import type { Entry } from '../../store/roster.ts';
import { written } from './formats.ts';

const entry = (name: string, ...tags: string[]): Entry => ({
  key: name,
  build: { system: 'x', version: '1', name },
  tags,
  at: 0,
});
const texts = (name: string): CharacterTexts => ({
  sheet: `名前:${name}\n`,
  roster: `閃/${name}`,
  json: JSON.stringify({ system: 'x', version: '1', name }),
});

const entries = [entry('a', '赤', '強'), entry('b'), entry('bad'), entry('c', '青'), entry('d', '赤')];
const known = [texts('a'), texts('b'), null, texts('c'), texts('d')];

test('lines stand in groups under their first tag, those without one before all others', () => {
  expect(written('lines', entries, known)).toBe('閃/b\n\n[赤]\n閃/a\n閃/d\n\n[青]\n閃/c\n');
});

test('a bracket in a tag can not end its heading', () => {
  expect(written('lines', [entry('a', 'x]\u005By')], [texts('a')])).toBe('[xy]\n閃/a\n');
});

test('JSON keeps every tag', () => {
  expect(JSON.parse(written('json', entries, known))).toEqual([
    { system: 'x', version: '1', name: 'a', tags: ['赤', '強'] },
    { system: 'x', version: '1', name: 'b' },
    { system: 'x', version: '1', name: 'c', tags: ['青'] },
    { system: 'x', version: '1', name: 'd', tags: ['赤'] },
  ]);
});

test('sheets stand one after another', () => {
  expect(written('sheets', entries.slice(0, 2), known)).toBe('名前:a\n\n名前:b\n');
});
