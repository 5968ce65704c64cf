// Tests of the search for items in the palette.
import { describe, expect, it } from 'vitest';
import type { Item } from '#engine';
import { matches, sound } from './search.ts';

function item(id: string, kana: string, en: string): Item {
  return {
    id,
    glyph: id.slice(-1),
    name: { ja: id, en },
    reading: { ja: kana, en: '' },
    kind: 'attack',
    limited: false,
    takeable: true,
    text: { ja: '', en: '' },
    at: [],
  };
}
const items = [
  item('交錯', 'こうさく', 'Crossing'),
  item('一閃', 'いっせん', 'Flash'),
  item('隠刃', 'かくしやいば', 'Hidden Blade'),
  item('剣舞', 'けんばい', 'Sword Dance'),
  item('+硬', 'こう', '+Hard'),
];
const found = (query: string) => items.filter((one) => matches(one, query)).map((one) => one.id);

describe('matches', () => {
  it.each([
    ['交', '交錯'],
    ['交錯', '交錯'],
    ['こうさ', '交錯'],
    ['コウサク', '交錯'],
    ['kousaku', '交錯'],
    ['kosaku', '交錯'],
    ['kōsaku', '交錯'],
    ['cross', '交錯'],
    ['ＫＯＵＳＡ', '交錯'],
    ['issen', '一閃'],
    ['FLASH', '一閃'],
    ['kakushi', '隠刃'],
    ['kakusiyaiba', '隠刃'],
    ['kembai', '剣舞'],
    ['＋硬', '+硬'],
  ])('%s finds %s alone', (query, id) => {
    expect(found(query)).toEqual([id]);
  });

  it('finds nothing where nothing fits', () => {
    for (const query of ['戦', 'っっ・', 'zzz', '<b>']) expect(found(query)).toEqual([]);
  });

  it('finds everything for an empty query', () => {
    expect(found('  ')).toHaveLength(items.length);
  });

  it('hears Hepburn and Kunrei alike', () => {
    for (const [one, two] of [
      ['しち', 'shichi'],
      ['じゅそ', 'juso'],
      ['じゅそ', 'zyuso'],
      ['つづ', 'tsuzu'],
      ['まっちゃ', 'matcha'],
      ['ふう', 'fuu'],
      ['しょう', 'sho'],
    ] as const) {
      expect(sound(one)).toBe(sound(two));
    }
  });
});
