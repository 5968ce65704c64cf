// Tests of the rules files: the rules screen can read them, and both languages have the same clauses.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { about, briefs, clauses, parts, play } from './rules.ts';

const read = (file: string) =>
  clauses(readFileSync(new URL(`../../docs/systems/${file}`, import.meta.url), 'utf8'));

test('a heading begins a clause, what precedes it is the introduction', () => {
  const found = clauses('# Title\n\nIntro.\n\n## 4 Round\n\nA `b` **c**.\n\n### 4.1 Start\n\n- one\n- two\n');
  expect(found).toEqual([
    { id: '', title: '', depth: 1, blocks: [{ t: 'p', of: ['Intro.'] }] },
    {
      id: '4',
      title: 'Round',
      depth: 1,
      blocks: [{ t: 'p', of: ['A ', { t: 'code', s: 'b' }, ' ', { t: 'strong', s: 'c' }, '.'] }],
    },
    {
      id: '4.1',
      title: 'Start',
      depth: 2,
      blocks: [{ t: 'list', ordered: false, items: [['one'], ['two']] }],
    },
  ]);
});

test('what is for readers of the code stays out', () => {
  expect(clauses("Intro.\n\n<!-- referee's table -->\n\n## Not numbered\n")).toHaveLength(1);
});

test('a heading without a number is an error', () => {
  expect(() => clauses('## Round\n')).toThrow('without a number');
});

test.each([
  ['shiden', ['1', '4.2', '5.6', 'R10']],
  ['rakuen', ['1', '5.2', '13.12', 'R39']],
  ['panel', ['1', '4.4', '6.2', 'R43']],
  ['shinki', ['1.3', '7.9', '12.4', 'R48']],
  ['sengen', ['1.1', '8.7', '13.4', 'R69']],
])('%s has the same clauses in both languages', (system, some) => {
  const [ja, en] = [read(`${system}.ja.md`), read(`${system}.md`)];
  expect(ja.map(({ id, depth }) => ({ id, depth }))).toEqual(en.map(({ id, depth }) => ({ id, depth })));
  expect(en.map(({ id }) => id)).toEqual(expect.arrayContaining(some));
});

test.each(['shiden', 'rakuen', 'panel', 'shinki', 'sengen'])(
  '%s: whatever rule a line of a fight names is said in a sentence',
  (system) => {
    const golden = new URL(`../../tests/golden/${system}/`, import.meta.url);
    const logs = readdirSync(golden).filter((name) => name.endsWith('.en.txt'));
    const lines = logs.flatMap((name) => readFileSync(new URL(name, golden), 'utf8').split('\n'));
    const named = new Set(lines.flatMap((line) => /\[(\d+(?:\.\d+)?)\]$/.exec(line)?.[1] ?? []));
    expect(named.size).toBeGreaterThan(5);
    const ids = read(`${system}.md`).map(({ id }) => id);
    for (const [language, longest] of [
      ['', 190],
      ['.ja', 120],
    ] as const) {
      const file = new URL(`../../docs/systems/${system}.brief${language}.md`, import.meta.url);
      const said = briefs(readFileSync(file, 'utf8'));
      expect([...said.keys()]).toEqual(expect.arrayContaining([...named]));
      expect(ids).toEqual(expect.arrayContaining([...said.keys()]));
      // Everyday words: short, without the letters and numbers by which clauses refer to each other.
      for (const text of said.values()) {
        expect(text.length).toBeLessThan(longest);
        expect(text).not.toMatch(/\b(R\d+|[PNWR]\b|dp_|nD|TN\b)|`/);
      }
    }
  },
);

for (const system of ['shiden', 'rakuen', 'panel', 'shinki', 'sengen'])
  for (const file of [`${system}.play.md`, `${system}.play.ja.md`])
    test(`${file} is what the game is, one picture and five to eight lines`, () => {
      const text = readFileSync(new URL(`../../docs/systems/${file}`, import.meta.url), 'utf8');
      const [first, picture, list, ...more] = play(text)[0]?.blocks ?? [];
      expect(more).toEqual([]);
      expect(first?.t).toBe('p');
      // It stands on the first frame, also of a small phone, and the title in the head beside four others.
      const { title, line } = about(text);
      expect(line.startsWith(title)).toBe(true);
      expect(title.length).toBeLessThanOrEqual(30);
      expect(line.length).toBeLessThanOrEqual(140);
      expect(line).toMatch(/lost|負け/);
      if (picture?.t !== 'round' || list?.t !== 'list') throw new Error('a picture, then a list');
      expect(new Set(picture.lanes.map(({ side }) => side)).size).toBe(2);
      expect(list.items.length).toBeGreaterThanOrEqual(5);
      expect(list.items.length).toBeLessThanOrEqual(8);
    });

test('long rules come in parts, each clause whole', () => {
  const letters = (k: number) =>
    Array.from({ length: 200 }, (_, at) => ((at * at * 7 + k * at) % 36).toString(36));
  const all = clauses([1, 2, 3].map((k) => `## ${k} One\n\n${letters(k * 31).join('')}\n`).join('\n'));
  const ids = (longest?: number) => parts(all, longest).map((part) => part.map(({ id }) => id));
  expect(ids(1)).toEqual([[''], ['1'], ['2'], ['3']]);
  const [one = 0, two = 0] = [2, 3].map((to) => gzipSync(JSON.stringify(all.slice(0, to))).length);
  expect(ids(one)).toEqual([['', '1'], ['2'], ['3']]);
  expect(ids(two - 1)[0]).toEqual(['', '1']);
  expect(ids()).toEqual([['', '1', '2', '3']]);
});

test('a row of a picture says what acts and what is spent', () => {
  const lanes = [
    { side: 'b', cells: [{ s: '火', mark: 'spent' }, { s: '剣', mark: 'acts' }, { s: '水' }], note: 'said' },
  ];
  expect(play('# How\n\n```round\n▽ (火) [剣] 水 | said\n```\n')).toEqual([
    { id: 'play', title: 'How', depth: 1, blocks: [{ t: 'round', lanes }] },
  ]);
});

test('words follow, each with the ids by which the page asks for it', () => {
  const table = '| id | word | meaning |\n|---|---|---|\n| hp | HP | a `b` |\n| pow spd | P, S | c |\n';
  expect(play(`# How\n\n1. one\n\n## Words\n\n${table}`).slice(1)).toEqual([
    { id: 'terms', title: 'Words', depth: 2, blocks: [] },
    { id: 't.hp', title: 'HP', depth: 3, blocks: [{ t: 'p', of: ['a ', { t: 'code', s: 'b' }] }] },
    { id: 't.pow', title: 'P, S', depth: 3, blocks: [{ t: 'p', of: ['c'] }], also: ['t.spd'] },
  ]);
});
