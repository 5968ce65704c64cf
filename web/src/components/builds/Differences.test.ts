// Tests of the differences of two builds, by the types of fields.
import { expect, test } from 'vitest';
import type { Build, Form, FormField, Item, NameField } from '#engine';
import { type Difference, differences } from './Differences.tsx';

const said = (ja: string) => ({ ja, en: `${ja}!` });
const item = (id: string): Item => ({
  id,
  glyph: id,
  name: said(`名${id}`),
  reading: said(''),
  kind: 'k',
  limited: false,
  takeable: true,
  text: said(''),
  at: [],
});
const words = {
  place: (n: number) => `${n}番`,
  plans: (n: number) => `作戦${n}`,
  gone: (what: string) => `−${what}`,
  added: (what: string) => `＋${what}`,
  came: (what: string) => `足した${what}`,
  left: (what: string) => `外した${what}`,
};
const label = said('欄');
const number = { type: 'number', key: 'n', label: said('体'), min: 0, max: 9 } as const;
const name: NameField = { type: 'name', key: 'name', label: said('名前'), max: 9 };

function between(fields: FormField[], was: object, now: object): string[] {
  const form: Form = { fields, kinds: [], items: ['a', 'b', 'c'].map(item), states: [] };
  const build = (more: object) => ({ system: 'x', version: '1', name: '甲', ...more }) as Build;
  const told = ({ who, label: what, was: before, now: after }: Difference) =>
    `${who}|${what}|${before}|${after}`;
  return differences(build(was), build(now), { side: 0, form, lang: 'ja', words }).map(told);
}

test('places of a row, numbers, and what is carried more or less often', () => {
  const row: FormField = { type: 'row', key: 'r', label, places: 3 };
  expect(between([row, number], { r: ['a', 'b', ''], n: 3 }, { r: ['a', 'c', ''], n: 5 })).toEqual([
    '|2番|名b|名c',
    '|体|3|5',
  ]);
  const list: FormField = { type: 'list', key: 'l', label, least: 0, most: 5, kinds: ['k'] };
  expect(between([list], { l: ['a', 'b', 'b'] }, { l: ['a', 'c', 'a', 'a'] })).toEqual([
    '|欄|−名b ×2|＋名a ×2 ＋名c',
  ]);
  expect(between([list, number], { l: [] }, {})).toEqual([]);
});

test('what has no few words differs all the same; notes don’t', () => {
  const tactic: FormField = {
    type: 'tactic',
    key: 't',
    label: said('戦術'),
    presets: [{ id: '堅', name: said('堅実'), text: said('') }],
  };
  expect(between([tactic], { t: ['x'] }, { t: ['y'] })).toEqual(['|戦術||']);
  expect(between([tactic], { t: '堅' }, { t: ['y', 'z'] })).toEqual(['|戦術|堅実|作戦2']);
  expect(between([{ type: 'note', key: 'm', label, max: 9 }], { m: 'あ' }, { m: 'い' })).toEqual([]);
});

const members: FormField = {
  type: 'members',
  key: 'members',
  label: said('仲間'),
  least: 1,
  most: 4,
  fields: [name, number],
};

test('of parties member by member, and who is there no more', () => {
  const was = {
    members: [
      { name: '一', n: 1 },
      { name: '二', n: 1 },
    ],
  };
  expect(between([name, members], was, { name: '乙', members: [{ name: '一', n: 4 }] })).toEqual([
    '|名前|甲|乙',
    '一|体|1|4',
    '|外した仲間|二|',
  ]);
  const alone = { name: '乙', members: [{ name: '', n: 4 }] };
  expect(between([name, members], { n: 1 }, alone)).toEqual(['|名前|甲|乙', '|体|1|4']);
});

test('who has no name is called as in the fight; a lone member’s name is a name, and no party’s', () => {
  const fields: FormField[] = [{ ...name, label: said('隊の名前') }, members];
  const lone = { members: [{ name: '', n: 1 }] };
  expect(between(fields, { name: '岩戸', ...lone }, { name: '岩', ...lone })).toEqual(['|名前|岩戸|岩']);
  expect(between(fields, { name: '岩戸', ...lone }, { name: '', ...lone })).toEqual(['|名前|岩戸|甲']);
  const two = (name: string, n: number) => ({
    name: '組',
    members: [
      { name: '一', n: 1 },
      { name, n },
    ],
  });
  expect(between(fields, two('', 1), two('', 2))).toEqual(['甲2|体|1|2']);
  expect(between(fields, two('', 1), two('二', 1))).toEqual(['二|名前|甲2|二']);
  expect(between(fields, { name: '一', ...lone }, two('', 1))).toEqual([
    '|隊の名前|一|組',
    '|足した仲間||甲2',
  ]);
  expect(between(fields, two('', 1), { ...two('', 1), name: '新' })).toEqual(['|隊の名前|組|新']);
});
