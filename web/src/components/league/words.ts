// Words of what leagues, crosstables and the hill share: their seed, and usage statistics.
import { translated } from '../../i18n/index.ts';

export const seedWords = translated({
  seed: { ja: '種', en: 'Seed' },
  reroll: { ja: '種を振り直す', en: 'Roll another seed' },
});

export const usageWords = translated({
  usage: { ja: '何がどれだけ使われ、どれだけ勝ったか', en: 'What was used how often, and how it fared' },
  note: {
    ja: 'スキル、札、武器、点を入れた数、作戦ごとに、それを持つ札の数と、その札の試合の勝率です。かっこ内は95%の区間で、試合どうしが独立のときのものです。',
    en: 'For each skill, card, weapon, number with points in it, and tactic: how many builds have it, and what share of their games they won, with a 95% interval as of independent games.',
  },
  what: { ja: '持つもの', en: 'Has' },
  builds: { ja: '札', en: 'Builds' },
  games: { ja: '試合', en: 'Games' },
  won: { ja: '勝率', en: 'Won' },
  interval: {
    ja: (low: string, high: string) => `${low}〜${high}`,
    en: (low: string, high: string) => `${low} – ${high}`,
  },
  more: { ja: (n: number) => `あと${n}行を見る`, en: (n: number) => `Show ${n} more` },
});
