// Tests of a league's result as text, for chats and spreadsheets.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeagueReport, LeagueRow } from '#analysis';
import type { SystemInfo } from '#engine';
import { system } from '../../app/fight/match.ts';
import { lang } from '../../i18n/index.ts';
import type { Played } from './league.ts';
import { chatText, sheetText } from './texts.ts';

beforeEach(() => {
  system.value = {
    id: 'x',
    name: { ja: '仕合', en: 'Game' },
    analysis: { formats: [{ id: 'single', name: { ja: '勝ち抜き', en: 'Knock-out' } }] },
  } as unknown as SystemInfo;
});
afterEach(() => {
  system.value = null;
  lang.value = 'ja';
});

const row = (rank: number, entrant: number, wins: number, losses: number, draws = 0) =>
  ({ rank, entrant, wins, losses, draws }) as LeagueRow;
const names = ['レン', '=1+1', '`@everyone`'];
const report = {
  format: 'single',
  groups: ['', '', ''],
  columns: [
    { id: 'rank', name: { ja: '順位', en: 'Rank' } },
    { id: 'name', name: { ja: '名前', en: 'Name' } },
    { id: 'wins', name: { ja: '勝', en: 'Won' } },
  ],
  table: [row(1, 0, 1, 0), row(2, 2, 1, 1), row(3, 1, 0, 1, 1)],
  rounds: [
    {
      title: { ja: '1回戦', en: 'Round 1' },
      games: [
        { a: 1, b: 2, outcome: { winner: 'draw' }, through: 2, note: { ja: '籤', en: 'by lot' } },
        { a: 0, b: null, outcome: null },
      ],
    },
    { title: { ja: '決勝', en: 'Final' }, games: [{ a: 0, b: 2, outcome: { winner: 'A' } }] },
  ],
} as unknown as LeagueReport;
const played = { request: { system: 'x' }, report } as unknown as Played;

test('for a chat: the champion first, the table, every round, and the link; names are nothing but text', () => {
  expect(chatText(played, names, 'https://x/#T').split('\n')).toEqual([
    '仕合、勝ち抜き、3人',
    '```',
    '優勝 レン',
    '1. レン 1勝0敗',
    '2. ˋ@everyoneˋ 1勝1敗',
    '3. =1+1 0勝1敗1分',
    '',
    '■ 1回戦',
    '=1+1 対 ˋ@everyoneˋ：ˋ@everyoneˋが進む (籤)',
    'レンは不戦',
    '',
    '■ 決勝',
    'レン 対 ˋ@everyoneˋ：レンの勝ち',
    '```',
    'https://x/#T',
  ]);
  lang.value = 'en';
  expect(chatText(played, names, '')).toMatch(/^Game, knock-out, 3 characters\n```\nChampion レン\n[^]*```$/);
});

test('for a chat, where points decide: they, what breaks ties, and who left stand behind the names', () => {
  const swiss = {
    ...report,
    format: 'swiss',
    until: [0, 0, 2],
    ties: [
      { ja: '点', en: 'Points' },
      { ja: '名簿の順', en: 'The roster’s order' },
    ],
    table: [
      { ...row(1, 0, 1, 0), points: 4, buchholz: 3 },
      { ...row(2, 2, 1, 1), points: 2, buchholz: 5 },
    ],
    rounds: [],
  } as unknown as LeagueReport;
  expect(chatText({ ...played, report: swiss }, names, '').split('\n')).toEqual([
    '仕合、swiss、2人',
    '```',
    '1. レン 4点 1勝0敗 相手の点（ブッフホルツ） 3',
    '2. ˋ@everyoneˋ 2点 1勝1敗 相手の点（ブッフホルツ） 5 第2回戦まで',
    '',
    '同点は、次の順に分けます。 点、名簿の順',
    '```',
  ]);
});

test('for a spreadsheet: the table, then all games, in cells; no name is a formula', () => {
  expect(sheetText(played, names).split('\n')).toEqual([
    '順位\t名前\t勝',
    '1\tレン\t1',
    '2\t`@everyone`\t1',
    "3\t'=1+1\t0",
    '',
    '回\t▲\t▽\t結果',
    "1回戦\t'=1+1\t`@everyone`\t`@everyone`が進む",
    '1回戦\tレン\t\tレンは不戦',
    '決勝\tレン\t`@everyone`\tレンの勝ち',
  ]);
});

test('what a league is called stands first: in the block of code, where it calls nobody, and in a row of its own', () => {
  expect(chatText(played, names, '', '`@here`').split('\n').slice(0, 5)).toEqual([
    '仕合、勝ち抜き、3人',
    '```',
    'ˋ@hereˋ',
    '',
    '優勝 レン',
  ]);
  expect(sheetText(played, names, '=霜月杯').split('\n').slice(0, 3)).toEqual([
    "'=霜月杯",
    '',
    '順位\t名前\t勝',
  ]);
});
