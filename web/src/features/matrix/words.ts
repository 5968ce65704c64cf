// Words of the matrix.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const matrixWords = translated({
  caption: {
    ja: '名簿の対戦表。行の者から見た勝ち負け',
    en: 'The roster against itself, as the row sees it',
  },
  all: { ja: (n: number) => `名簿の${n}人`, en: (n: number) => `All ${n} of the roster` },
  some: { ja: (n: number) => `選んだ${n}人`, en: (n: number) => `${n} selected` },
  change: { ja: '名簿で選ぶ', en: 'Select in the roster' },
  tooFew: { ja: '対戦表には二人要ります。', en: 'A matrix needs at least two characters.' },
  tooMany: {
    ja: (most: number) => `対戦表に並べられるのは${most}人までです。名簿で選んでください。`,
    en: (most: number) => `A matrix takes up to ${most} characters. Select some in the roster.`,
  },
  start: { ja: '対戦表を作る', en: 'Make the matrix' },
  making: { ja: '対戦表を作っています', en: 'Making the matrix' },
  endings: {
    W: { ja: '勝ち', en: 'win' },
    D: { ja: '引き分け', en: 'draw' },
    L: { ja: '負け', en: 'loss' },
  },
  cell: {
    ja: (a: string, b: string, ending: string) => `${a} 対 ${b}：${ending}`,
    en: (a: string, b: string, ending: string) => `${a} vs ${b}: ${ending}`,
  },
  legend: {
    ja: '行から見て ○ 勝ち、△ 引き分け、× 負け。升を押すとその仕合が開きます。',
    en: 'As the row sees it: ○ win, △ draw, × loss. Press a cell to open its fight.',
  },
  gradeLegend: {
    ja: (column: string) => `◎○△× は${column}が 75・50・25 以上か、それ未満か。`,
    en: (column: string) => `◎○△×: ${column} of at least 75, 50, 25, or less.`,
  },
  columnsTitle: { ja: '欄の意味', en: 'What the columns say' },
  oddsCaption: {
    ja: '名簿の勝率表。行の者から見た勝率',
    en: 'Odds of the roster against itself, as the row sees them',
  },
  games: { ja: '組ごとに', en: 'For each pair' },
  score: { ja: '平均得点率', en: 'Mean score' },
  between: {
    ja: (interval: string) => `95%の区間 ${interval}`,
    en: (interval: string) => `95% interval ${interval}`,
  },
  oddsCell: {
    ja: (a: string, b: string, rate: string, between: string, n: string) =>
      `${a} 対 ${b}：勝率${rate}%、${between}、${n}戦`,
    en: (a: string, b: string, rate: string, between: string, n: string) =>
      `${a} vs ${b}: wins ${rate}%, ${between}, ${counted(n, 'fight')}`,
  },
  oddsLegend: {
    ja: '数は行から見た勝率（%）と95%の区間。○ 勝ち越し、× 負け越し、△ 五分と区別できない。平均得点率は引き分けを半分に数えます。升を押すと、その連戦の種で仕合が開きます。',
    en: 'Odds in percent as the row sees them, with 95% intervals. ○ wins more, × loses more, △ not told apart from half. A mean score counts draws as half. A press opens the fight with the seed of that series.',
  },
  stale: {
    ja: '名簿や種が変わりました。これは前の表です。',
    en: 'The roster or the seed has changed. This is the previous table.',
  },
  copyCsv: { ja: 'CSVを写す', en: 'Copy as CSV' },
});
