// Words that leagues, crosstables, the hill and maps share: the crosstable, usage statistics.
import { translated } from '../../i18n/index.ts';

export const tableWords = translated({
  name: { ja: '名前', en: 'Name' },
  csv: { ja: 'CSVを残す', en: 'Save as CSV' },
  unplanned: {
    ja: (n: number) => `${n}人は作戦がないので、でたらめに選びます。`,
    en: (n: number) => `${n} of them have no tactic and decide at random.`,
  },

  // The crosstable.
  roster: { ja: '名簿の順に並べる', en: 'Sort in the order of the roster' },
  sortBy: { ja: (name: string) => `${name}で並べる`, en: (name: string) => `Sort by ${name}` },
  sortAgainst: {
    ja: (name: string) => `${name}との相性で並べる`,
    en: (name: string) => `Sort by the result against ${name}`,
  },
  signs: {
    W: { ja: '○', en: '○' },
    D: { ja: '△', en: '△' },
    L: { ja: '×', en: '×' },
  },
  rows: { ja: '行', en: 'rows' },
  opponents: { ja: '相手', en: 'opponents' },
  span: {
    ja: (from: number, to: number, all: number) => `${from}–${to}（全${all}）`,
    en: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  },
  earlier: { ja: (what: string) => `前の${what}`, en: (what: string) => `Earlier ${what}` },
  later: { ja: (what: string) => `次の${what}`, en: (what: string) => `Later ${what}` },

  // Usage statistics.
  usage: { ja: '何がどれだけ使われ、どれだけ勝ったか', en: 'What was used how often, and how it fared' },
  note: {
    ja: 'それぞれを持つ札の数と、その札の試合の勝ち・引き分け・負けです。一枚に同じものがいくつあっても一枚と数えます。勝率のかっこ内は95%の区間で、試合が互いに関わらないと見たものです。',
    en: 'How many builds have each, however often, and how their games ended: won, drawn, lost. Behind the share of wins stands its 95% interval, which takes games to have nothing to do with each other.',
  },
  what: { ja: '持つもの', en: 'Has' },
  builds: { ja: '札', en: 'Builds' },
  games: { ja: '勝・分・敗', en: 'W – D – L' },
  won: { ja: '勝率', en: 'Won' },
  more: { ja: (n: number) => `あと${n}行を見る`, en: (n: number) => `Show ${n} more` },
});
