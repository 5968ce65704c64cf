// Words of the pane of the meta.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const metaWords = translated({
  loading: { ja: '読み込んでいます', en: 'Loading' },
  failed: { ja: '読み込めませんでした。', en: 'This could not be loaded.' },
  claim: { ja: 'この表が言うこと', en: 'What this table says' },
  claims: {
    ja: (entries: number, builds: string) =>
      `${builds} 通りのすべてから求めた、${entries} の並びとその割合です。この割合でくじを引いて並びを出す人に、平均して勝ち越せる並びは、一つもありません。`,
    en: (entries: number, builds: string) =>
      `${counted(entries, 'row')} and how often to play ${entries === 1 ? 'it' : 'each'}, found among all ${builds}. Whoever draws lots by these weights can’t be beaten on average by any row there is.`,
  },
  claimsNot: {
    ja: '一つの並びを決めて出せば、それに勝つ並びは必ずあります。混ぜて出すから読まれません。',
    en: 'Any single row, once it is known, has rows that beat it. Mixing them is what can’t be read.',
  },
  made: { ja: '求めた命令', en: 'The command that made it' },

  table: { ja: '均衡の表', en: 'The equilibrium table' },
  weight: { ja: '割合', en: 'Weight' },
  nth: { ja: (rank: number) => `均衡${rank}`, en: (rank: number) => `Equilibrium ${rank}` },

  shares: { ja: '番ごとに現れる割合', en: 'How often a skill stands in a place' },
  sharesNote: {
    ja: '表の割合で重みをつけた、その番にそのスキルがある割合（%）です。',
    en: 'In percent, weighted as in the table.',
  },
  skill: { ja: 'スキル', en: 'Skill' },
  place: { ja: (n: number) => `${n}番`, en: (n: number) => `Place ${n}` },
  mean: { ja: '枚数', en: 'Copies' },
  meanNote: { ja: '一つの並びに平均何枚か', en: 'copies in a row on average' },
  never: { ja: 'どこにも現れないもの', en: 'Never seen' },

  certify: { ja: '自分で確かめる', en: 'Check it yourself' },
  certifyNote: {
    ja: (parts: number) =>
      `この画面の中で、表をほかの構成と仕合わせて値をつけます。相手の1番のスキルで${parts}組に分け、整数だけで数えます。`,
    en: (parts: number) =>
      `Your own browser fights the table against other rows, in ${counted(parts, 'group')} by the opponent’s first skill, and counts in whole numbers only.`,
  },
  sample: { ja: (n: number) => `${n}組を抜き出して確かめる`, en: (n: number) => `Check ${n} of the groups` },
  all: { ja: (n: number) => `${n}組すべてを確かめる`, en: (n: number) => `Check all ${n} groups` },
  checking: { ja: '表を確かめています', en: 'Checking the table' },
  restsAll: {
    ja: (builds: string) => `全 ${builds} 通り・厳密`,
    en: (builds: string) => `all ${builds} rows, exact`,
  },
  restsSome: {
    ja: (parts: number, of: number, builds: string) => `${of}組のうち${parts}組、${builds} 通りまで`,
    en: (parts: number, of: number, builds: string) =>
      `${parts} of ${of} groups, ${counted(builds, 'row')} so far`,
  },
  resultAll: {
    ja: (gain: string) =>
      `どの構成でも、この表に対して得られる利得は ${gain} 以下です（勝ち1、引き分け0、負け−1の平均）。`,
    en: (gain: string) =>
      `No row there is gains more than ${gain} against this table (a win 1, a draw 0, a loss −1, on average).`,
  },
  resultSome: {
    ja: (gain: string) =>
      `確かめた範囲では、どの構成も、この表に対して得られる利得は ${gain} 以下でした（勝ち1、引き分け0、負け−1の平均）。`,
    en: (gain: string) =>
      `Among those checked, no row gains more than ${gain} against this table (a win 1, a draw 0, a loss −1, on average).`,
  },
  exactly: {
    ja: (value: string, denominator: string) => `正確には ${value} ÷ ${denominator}`,
    en: (value: string, denominator: string) => `exactly ${value} ÷ ${denominator}`,
  },
  best: { ja: '最も得をする並び', en: 'The row that gains the most' },
});
