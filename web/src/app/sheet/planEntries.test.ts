// Tests of the editor's plans: how they are read from a build, shown, moved and pasted.
import { expect, test } from 'vitest';
import type { PlanRead } from '#engine';
import { entriesOf, linesOf, moved, shown, withNote, withText } from './planEntries.ts';

const tree = { do: { verb: 'prefer', kind: 'defend', sel: { action: 'guard' } } };
const read = (lang: 'ja' | 'en', whole = true): PlanRead => ({
  plan: whole ? tree : null,
  text: { ja: '防御を選ぶ', en: 'choose guard' },
  lang,
  kinds: { ja: '', en: '' },
  problems: [],
  fixes: [],
});

test('a preset and nothing hold no plans; what is stored strangely is text', () => {
  const build = { system: '', version: '', name: '' };
  expect(entriesOf({ ...build, tactic: '堅実' }, 'tactic')).toEqual([]);
  expect(entriesOf(build, 'tactic')).toEqual([]);
  expect(entriesOf({ ...build, tactic: [tree, 'x', 5, null] }, 'tactic')).toEqual([
    tree,
    { text: 'x' },
    { text: '5' },
    { text: 'null' },
  ]);
});

test('the language of the page rewrites what is whole, and leaves what is broken', () => {
  expect(shown(tree, read('ja'), 'en')).toBe('choose guard');
  expect(shown(tree, undefined, 'en')).toBe('');
  expect(shown({ text: '防御 を選ぶ' }, read('ja'), 'ja')).toBe('防御 を選ぶ');
  expect(shown({ text: '防御 を選ぶ' }, read('ja'), 'en')).toBe('choose guard');
  expect(shown({ text: '防御を' }, read('ja', false), 'en')).toBe('防御を');
});

test('a note stays with its plan until it is emptied', () => {
  const noted = withNote(tree, 'なぜ');
  expect(noted).toEqual({ ...tree, note: 'なぜ' });
  expect(withText(noted, 'あ')).toEqual({ text: 'あ', note: 'なぜ' });
  expect(withNote(noted, '')).toEqual(tree);
});

test('a plan is moved up and down', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 3, 0)).toEqual(['a']);
});

test('pasted lines are plans, and what stands behind # belongs to the one below', () => {
  expect(linesOf('# まず\n#次に\r\n先攻を選ぶ\n\n  防御を選ぶ \n# 余り')).toEqual([
    { text: '先攻を選ぶ', note: 'まず\n次に' },
    { text: '防御を選ぶ' },
  ]);
});
