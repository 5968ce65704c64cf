// Words of the pane of encounter balance.
import { translated } from '../../i18n/index.ts';

export const balanceWords = translated({
  title: { ja: '釣り合い', en: 'Balance' },
  note: {
    ja: '一つの数を変えながら連戦して、狙った勝率になる値を探すか、値ごとの勝率をならべます。',
    en: 'One number takes other values, and the series is fought for each: to find the one at which a side wins as often as it should, or to see what comes of all of them.',
  },
  what: { ja: '変える数', en: 'What varies' },
  usual: { ja: '人数と、札にそのまま書く数', en: 'How many, and what stands on the sheet by itself' },
  used: { ja: (who: string) => `${who}のほかの数`, en: (who: string) => `Other numbers of ${who}` },
  unused: { ja: '札に書いていない数', en: 'What the sheets say nothing of' },
  many: { ja: '人数', en: 'how many' },
  now: { ja: (n: number) => `（今は${n}）`, en: (n: number) => ` (now ${n})` },
  from: { ja: 'から', en: 'From' },
  to: { ja: 'まで', en: 'to' },
  by: { ja: 'きざみ', en: 'in steps of' },
  fights: { ja: '一つの値につき', en: 'For each value' },
  ask: { ja: '釣り合いを見る', en: 'See the balance' },
  aim: { ja: '狙い', en: 'Wanted' },
  share: { ja: '割合', en: 'Share' },
  search: { ja: 'その値を探す', en: 'Find the value' },
  inTurn: { ja: '順に見る', en: 'Values in turn' },
  found: {
    ja: (what: string, value: string, mark: string, rate: string, low: string, high: string) =>
      `${what}が ${value} なら、${mark}の勝ちは ${rate}%（${low}–${high}%）です。`,
    en: (what: string, value: string, mark: string, rate: string, low: string, high: string) =>
      `With ${value} (${what}), ${mark} wins ${rate}% (${low}–${high}%).`,
  },
  between: {
    ja: (mark: string, target: string, value: string, other: string) =>
      `${mark}の勝ちが ${target}% になる値はなく、${value} と ${other} のあいだにあたります。近いのは、`,
    en: (mark: string, target: string, value: string, other: string) =>
      `No value makes ${mark} win ${target}%: that lies between ${value} and ${other}. The nearer one: `,
  },
  beyond: {
    ja: (mark: string, target: string) =>
      `この範囲では、どの値でも${mark}の勝ちは ${target}% になりません。いちばん近いのは、`,
    en: (mark: string, target: string) =>
      `With no value in this range ${mark} wins ${target}%. The nearest: `,
  },
  same: {
    ja: (mark: string, target: string, what: string, values: string, rate: string) =>
      `この範囲では、どの値でも${mark}の勝ちは ${target}% になりません。調べた${what}（${values}）は、どれも ${rate}% です。`,
    en: (mark: string, target: string, what: string, values: string, rate: string) =>
      `With no value in this range ${mark} wins ${target}%: all that were fought (${what}: ${values}) come to ${rate}%.`,
  },
  asking: { ja: '釣り合いを調べています', en: 'Fighting for each value' },
  badRange: {
    ja: (most: number) => `「から」は「まで」以下、きざみは1以上、値は${most}個までです。`,
    en: (most: number) =>
      `The first value is at most the last, steps are at least 1, and there are at most ${most} values.`,
  },
  settings: { ja: '設定', en: 'Settings' },
  of: {
    ja: (who: string, what: string) => `${who}の${what}`,
    en: (who: string, what: string) => `${who}: ${what}`,
  },
  putIn: {
    ja: (mark: string, what: string, value: string) => `${mark}の札の${what}を ${value} にしました`,
    en: (mark: string, what: string, value: string) => `On the sheet of ${mark}: ${what} ${value}`,
  },
  value: { ja: '値', en: 'Value' },
  wins: { ja: (mark: string) => `${mark}の勝ち`, en: (mark: string) => `${mark} wins` },
  draws: { ja: '引き分け', en: 'Draws' },
  rounds: {
    ja: (mean: string, unit: string) => `長さ ${mean}${unit}`,
    en: (mean: string, unit: string) => `Length: ${mean} ${unit}s`,
  },
  out: { ja: '倒れる割合', en: 'Out' },
  left: { ja: (what: string) => `残り${what}`, en: (what: string) => `${what} left` },
  lasting: { ja: '回復しない傷', en: 'lasting harm' },
  rests: {
    ja: '割合は%、かっこ内は95%の区間、長さと残りは平均です。',
    en: 'Shares in %, with intervals of 95% in brackets; length and what is left are means.',
  },
  adopt: { ja: '使う', en: 'Use' },
  adoptOf: { ja: (value: string) => `${value}にする`, en: (value: string) => `Use ${value}` },
});
