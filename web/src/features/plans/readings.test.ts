// Tests of names that are found by their reading while a plan is written.
import { expect, test } from 'vitest';
import type { Item, PlanCompletion } from '#engine';
import { heard, withReadings } from './readings.ts';

const item = (ja: string, reading: string, en: string): Item => ({
  id: ja,
  glyph: '',
  name: { ja, en },
  reading: { ja: reading, en: '' },
  kind: '',
  limited: false,
  takeable: true,
  text: { ja: '', en: '' },
  at: [],
});
const items = [
  item('火花', 'ひばな', 'Spark'),
  item('業火', 'ごうか', 'Hellfire'),
  item('紅蓮斬', '紅蓮斬', 'Slash'),
];

test.each([
  ['ひば', '', '火花'],
  ['ヒバナ', '', '火花'],
  ['ﾋﾊﾞ', '', '火花'],
  ['hiba', '', '火花'],
  ['ｈｉｂａ', '', '火花'],
  ['ひ', '', '火花'],
  ['自分のHPが4以下の場合、ごう', '自分のHPが4以下の場合、', '業火'],
  ['相手がごうか', '相手が', '業火'],
])('%s is the beginning of a name', (text, before, name) => {
  expect(heard(text, items, 'ja')).toEqual({ before, names: [name] });
});

test('in English, the English name', () => {
  expect(heard('use gouka', items, 'en')).toEqual({ before: 'use ', names: ['Hellfire'] });
});

test('what is no beginning of a reading is none of a name', () => {
  for (const text of ['', '火', 'ばな', '相手がひ', 'xhiba', '紅蓮', 'ぐれん'])
    expect(heard(text, items, 'ja'), text).toBeNull();
});

test('what the names may lead to stands behind what the text may lead to, each once', async () => {
  const one = (label: string, begin: number): PlanCompletion => ({ label, insert: label, begin });
  const asked: string[] = [];
  const complete = (text: string) => {
    asked.push(text);
    const of: Record<string, PlanCompletion[]> = {
      '、ひば': [one('ひばり', 1)],
      '、火': [one('火花を使用する', 1), one('火属性のスキルを使用する', 1), one('ひばり', 1)],
    };
    return Promise.resolve(of[text] ?? []);
  };
  const found = await withReadings('、ひば', heard('、ひば', items, 'ja'), complete);
  expect(found.map(({ label }) => label)).toEqual(['ひばり', '火花を使用する']);
  expect(asked).toEqual(['、ひば', '、火']);
  expect(await withReadings('、火', null, complete)).toHaveLength(3);
});
