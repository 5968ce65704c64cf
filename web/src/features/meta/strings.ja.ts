// Japanese words of the meta pane.
export const ja = {
  loading: '読み込んでいます',
  failed: '読み込めませんでした。',
  claim: 'この表が言うこと',
  claims: (entries: number, builds: string) =>
    `${builds} 通りのすべてから求めた、${entries} の並びとその割合です。この割合でくじを引いて並びを出す人に、平均して勝ち越せる並びは、一つもありません。`,
  claimsNot: '一つの並びを決めて出せば、それに勝つ並びは必ずあります。混ぜて出すから読まれません。',
  made: '求めた命令',

  table: '均衡の表',
  weight: '割合',
  nth: (rank: number) => `均衡${rank}`,

  shares: '番ごとに現れる割合',
  sharesNote: '表の割合で重みをつけた、その番にそのスキルがある割合（%）です。',
  skill: 'スキル',
  place: (n: number) => `${n}番`,
  mean: '枚数',
  meanNote: '一つの並びに平均何枚か',
  never: 'どこにも現れないもの',

  certify: '自分で確かめる',
  certifyNote: (parts: number) =>
    `この画面の中で、表をほかの構成と仕合わせて値をつけます。相手の1番のスキルで${parts}組に分け、整数だけで数えます。`,
  sample: (n: number) => `${n}組を抜き出して確かめる`,
  all: (n: number) => `${n}組すべてを確かめる`,
  checking: '表を確かめています',
  restsAll: (builds: string) => `全 ${builds} 通り・厳密`,
  restsSome: (parts: number, of: number, builds: string) => `${of}組のうち${parts}組、${builds} 通りまで`,
  resultAll: (gain: string) =>
    `どの構成でも、この表に対して得られる利得は ${gain} 以下です（勝ち1、引き分け0、負け−1の平均）。`,
  resultSome: (gain: string) =>
    `確かめた範囲では、どの構成も、この表に対して得られる利得は ${gain} 以下でした（勝ち1、引き分け0、負け−1の平均）。`,
  exactly: (value: string, denominator: string) => `正確には ${value} ÷ ${denominator}`,
  best: '最も得をする並び',
};
export type Strings = typeof ja;
