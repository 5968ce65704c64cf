// Words that leagues, crosstables and the hill share: seed, usage statistics, tables that scroll sideways.
import { translated } from '../../i18n/index.ts';

export const seedWords = translated({
  seed: { ja: '種', en: 'Seed' },
  reroll: { ja: '種を振り直す', en: 'Roll another seed' },
});

export const usageWords = translated({
  usage: { ja: '何がどれだけ使われ、どれだけ勝ったか', en: 'What was used how often, and how it fared' },
  note: {
    ja: 'それぞれを持つ札の数と、その札の試合の勝ち・引き分け・負けです。一枚に同じものがいくつあっても一枚と数えます。勝率のかっこ内は95%の区間で、試合が互いに関わらないと見たものです。',
    en: 'How many builds have each, however often, and how their games ended: won, drawn, lost. Behind the share of wins stands its 95% interval, which takes games to have nothing to do with each other.',
  },
  what: { ja: '持つもの', en: 'Has' },
  builds: { ja: '札', en: 'Builds' },
  games: { ja: '勝・分・敗', en: 'W – D – L' },
  won: { ja: '勝率', en: 'Won' },
  interval: {
    ja: (low: string, high: string) => `${low}〜${high}`,
    en: (low: string, high: string) => `${low} – ${high}`,
  },
  more: { ja: (n: number) => `あと${n}行を見る`, en: (n: number) => `Show ${n} more` },
});

export const sidewaysWords = translated({
  more: { ja: '右に続きがあります →', en: 'More to the right →' },
});
