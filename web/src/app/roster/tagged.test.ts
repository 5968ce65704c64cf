// Tests of rosters with tags: each character gets its own tags, also where another one is left out.
import { expect, test } from 'vitest';
import type { Build, Reading } from '#engine';
import { cleanTag, readTagged } from './formats.ts';

const build = (name: string): Build => ({ system: 'x', version: '1', name });

/** Stub of the engine's reader: reads JSON without the builds named "!", else one name per line with a group before a
 * colon. */
function read(text: string): Promise<Reading> {
  const reading: Reading = { form: 'roster', said: { ja: '', en: '' }, characters: [], problems: [] };
  if (text.startsWith('[{')) {
    const good = (JSON.parse(text) as Build[]).filter(({ name }) => name !== '!');
    return Promise.resolve({ ...reading, form: 'json', characters: good.map(({ name }) => build(name)) });
  }
  const lines = text.split('\n').map((line) => line.split(':'));
  const groups = lines.map((parts) => (parts.length > 1 ? (parts[0] ?? '') : ''));
  return Promise.resolve({
    ...reading,
    characters: lines.map((parts) => build(parts.at(-1) ?? '')),
    ...(groups.some(Boolean) && { groups }),
  });
}

const found = async (text: string) => {
  const { characters, tags } = await readTagged(text, read);
  return characters.map(({ name }, at) => [name, ...(tags[at] ?? [])]);
};

test('a group is a tag', async () => {
  expect(await found('a\n赤:b\n赤:c')).toEqual([['a'], ['b', '赤'], ['c', '赤']]);
  expect(await found('a\nb')).toEqual([['a'], ['b']]);
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

test('a party is read without its tags, which it would refuse', async () => {
  const asked: string[] = [];
  const party = { ...build('a'), members: [{ name: 'b' }] };
  const { tags } = await readTagged(JSON.stringify([{ ...party, tags: ['x'] }, build('c')]), (text) => {
    asked.push(text);
    return read(text);
  });
  expect(JSON.parse(asked[0] ?? '')).toEqual([party, build('c')]);
  expect(tags).toEqual([['x'], []]);
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
