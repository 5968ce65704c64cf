// Tests of skill lists: finding one in a match, skills that it lacks, and its file name.
import { expect, test } from 'vitest';
import type { Build, Form } from '#engine';
import { type List, fileNameOf, settingIn, unknownIn } from './list.ts';

const list: List = {
  list: { title: '道場', version: '2' },
  skills: [{ name: '打ち込み', en: 'Strike' }],
};

test('a list is found in the settings of a whole match, and nowhere else', () => {
  expect(settingIn(JSON.stringify({ sides: [{}, {}], settings: { skills: list } }), 'skills')).toEqual(list);
  expect(settingIn(JSON.stringify({ sides: [{}, {}] }), 'skills')).toBeNull();
  expect(settingIn(JSON.stringify({ settings: { skills: list } }), 'skills')).toBeNull();
  expect(settingIn(JSON.stringify(list), 'skills')).toBeNull();
  expect(settingIn('{"sides":', 'skills')).toBeNull();
  expect(settingIn('null', 'skills')).toBeNull();
});

test('skills of a sheet that the list does not have', () => {
  const text = { ja: '', en: '' };
  const form: Form = {
    fields: [{ type: 'skills', key: 'skills', label: text, most: 'skills' }],
    kinds: [],
    items: [],
    states: [],
  };
  const build: Build = { system: 'panel', version: '1', name: '', skills: ['焔剣', '打ち込み'] };
  expect(unknownIn(build, form, list)).toEqual(['焔剣']);
  expect(unknownIn({ ...build, skills: 'none' }, form, list)).toEqual([]);
});

test('a title becomes the name of a file without what file systems refuse', () => {
  const named = (title: string) => fileNameOf({ ...list, list: { title, version: '1' } });
  expect(named('道場')).toBe('道場.json');
  expect(named('a/b\\c:d*e?"<>|.')).toBe('abcde.json');
  expect(named('../..')).toBe('skills.json');
  expect(fileNameOf({ name: '道場', skills: [] })).toBe('道場.json');
});
