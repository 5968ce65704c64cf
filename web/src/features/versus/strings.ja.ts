// Japanese words of the versus screen, and those that its panes share.
export const ja = {
  panes: '相性の見かた',
  names: { counters: '天敵', matrix: '対戦表', map: '割り振り', meta: '環境' },
  about: {
    counters: '一つの並びを全構成と仕合わせ、何に勝ち、何に負けるかを調べます。',
    matrix: '名簿の総当たりです。',
    map: '点の割り振りを残らず試し、どこが強くどこが弱いかを見ます。',
    meta: '全構成の中から求めた、どの並びにも負け越さない配分です。',
  },
  stop: '止める',
  goOn: '続きから',
  retry: 'もう一度',
  failed: '途中で止まりました。',
  stopped: '止めました。ここまでの結果です。',
  progress: (done: string, of: string) => `${of}のうち${done}`,
  left: (seconds: number) => (seconds < 90 ? `あと約${seconds}秒` : `あと約${Math.round(seconds / 60)}分`),
  more: (n: number) => `あと${n}件を見る`,
  fight: '仕合で見る',
  fightWith: (what: string) => `仕合で見る：${what}`,
  placed: (mark: string) => `${mark}に置きました`,
  putOn: (mark: string) => `${mark}に置く`,
  copyRoster: '名簿の一行を写す',
  keep: '名簿に入れる',
  takeOf: (what: string) => `使う：${what}`,
};
export type Strings = typeof ja;
