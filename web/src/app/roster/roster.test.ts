// Tests of putting characters into the roster: which are new, and which were there.
import { expect, test } from 'vitest';
import type { Build, Form } from '#engine';
import { type Entry, identity, merge } from './roster.ts';

const text = { ja: '', en: '' };
const form: Form = {
  fields: [
    { type: 'name', key: 'name', label: text, max: 24 },
    { type: 'row', key: 'skills', label: text, places: 2 },
    { type: 'note', key: 'setting', label: text, max: 99 },
  ],
  kinds: [],
  items: [],
  states: [],
};
const build = (name: string, skills: string[], setting = ''): Build => ({
  system: 'x',
  version: '1',
  name,
  skills,
  setting,
});
const a = build('a', ['p', 'q']);
const b = build('b', ['p', 'q']);

function roster(...builds: Build[]): Entry[] {
  return merge(
    [],
    builds.map((one) => ({ build: one, tags: ['t'] })),
    form,
    1000,
  ).entries;
}

test('name and row make the character; notes and version do not', () => {
  expect(identity(a, form)).toBe(identity({ ...a, version: '2', setting: 'x' }, form));
  expect(identity(a, form)).not.toBe(identity(b, form));
  expect(identity(a, form)).not.toBe(identity(build('a', ['q', 'p']), form));
  expect(identity(build('a', ['p q', '']), form)).not.toBe(identity(build('a', ['p', 'q ']), form));
});

test('what is new comes last, in its order', () => {
  const { entries, added, known } = merge(roster(a), [{ build: b, tags: [] }], form, 5);
  expect(entries.map((entry) => entry.build.name)).toEqual(['a', 'b']);
  expect(entries[1]?.at).toBeGreaterThan(entries[0]?.at ?? 0);
  expect([added.length, known.length]).toEqual([1, 0]);
});

test('one that is there keeps its place and gains tags', () => {
  const { entries, added, known } = merge(roster(a, b), [{ build: a, tags: ['t', 'u'] }], form, 9000);
  expect(entries.map((entry) => entry.build.name)).toEqual(['a', 'b']);
  expect(entries[0]?.tags).toEqual(['t', 'u']);
  expect([added.length, known.length]).toEqual([0, 1]);
});

test('notes are taken over where there are any', () => {
  const noted = roster(build('a', ['p', 'q'], 'before'));
  expect(merge(noted, [{ build: a, tags: [] }], form, 0).entries[0]?.build['setting']).toBe('before');
  const after = build('a', ['p', 'q'], 'after');
  expect(merge(noted, [{ build: after, tags: [] }], form, 0).entries[0]?.build['setting']).toBe('after');
});

test('the same one twice in one paste is one', () => {
  const { entries, added, known } = merge(
    [],
    [
      { build: a, tags: ['x'] },
      { build: a, tags: ['y'] },
    ],
    form,
    0,
  );
  expect(entries.map((entry) => entry.tags)).toEqual([['x', 'y']]);
  expect([added.length, known.length]).toEqual([1, 0]);
});
