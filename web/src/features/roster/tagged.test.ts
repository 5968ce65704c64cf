// Rosters with tags: which characters get which, and that problems keep their lines.
import { expect, test } from 'vitest';
import type { Build, Reading } from '#engine';
import { cleanTag, readTagged } from './tagged.ts';

const build = (name: string): Build => ({ system: 'x', version: '1', name });

/** Reads "name" or "!" a line; a problem for "!"; text with a colon is a sheet. */
function read(text: string): Promise<Reading> {
  const reading: Reading = { form: 'roster', said: { ja: '', en: '' }, characters: [], problems: [] };
  if (text.startsWith('[{')) {
    const all = JSON.parse(text) as Build[];
    const good = all.filter(({ name }) => name !== '!');
    return Promise.resolve({ ...reading, form: 'json', characters: good.map(({ name }) => build(name)) });
  }
  if (text.includes(':')) return Promise.resolve({ ...reading, form: 'sheet', characters: [build(text)] });
  text.split('\n').forEach((line, at) => {
    if (line === '!') reading.problems.push({ line: at + 1, code: 'bad', ja: '', en: '' });
    else if (line && !line.startsWith('#')) reading.characters.push(build(line));
  });
  return Promise.resolve(reading);
}

const found = async (text: string) => {
  const { characters, tags } = await readTagged(text, read);
  return characters.map(({ name }, at) => [name, ...(tags[at] ?? [])]);
};

test('lines below a heading bear its tag, until the next one', async () => {
  expect(await found('a\n[赤]\nb\n\nc\r\n ［青］ \nd\n[]\ne')).toEqual([
    ['a'],
    ['b', '赤'],
    ['c', '赤'],
    ['d', '青'],
    ['e'],
  ]);
});

test('problems keep the lines of the whole text, and shift nobody', async () => {
  const reading = await readTagged('[赤]\na\n!\n[青]\n!\nb', read);
  expect(reading.problems.map(({ line }) => line)).toEqual([3, 5]);
  expect(reading.tags).toEqual([['赤'], ['青']]);
});

test('brackets in a sheet are only brackets', async () => {
  expect(await found('name: a\n[赤]\n…')).toEqual([['name: a\n[赤]\n…']]);
});

test('JSON carries tags beside each character; one that could not be read takes its own along', async () => {
  const json = JSON.stringify([
    { ...build('a'), tags: ['x', 'y'] },
    { ...build('!'), tags: ['z'] },
    build('b'),
    { ...build('a'), tags: ['w', 5, null, ' '] },
  ]);
  expect(await found(json)).toEqual([['a', 'x', 'y'], ['b'], ['a', 'w']]);
});

test('the file of a league is a roster too: groups are tags', async () => {
  const json = JSON.stringify({
    format: 'single',
    entrants: [{ build: build('a'), group: '赤' }, { build: build('b') }],
  });
  expect(await found(json)).toEqual([['a', '赤'], ['b']]);
});

test.each([
  ['  赤  ', '赤'],
  ['\u202Eab\u0000\n', 'ab'],
  ['か\u3099', 'が'],
  ['あ'.repeat(40), 'あ'.repeat(24)],
  ['', ''],
])('%j is kept as %j', (tag, kept) => {
  expect(cleanTag(tag)).toBe(kept);
});
