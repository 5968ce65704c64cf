// Japanese words of what can be done with a build.
export const ja = {
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
