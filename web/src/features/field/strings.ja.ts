// What the field says, in Japanese.
export const ja = {
  figuresOf: (name: string) => `${name}の面々`,
  pilesOf: (name: string) => `${name}の札`,
  publicPiles: 'どちらのものでもない札',
  line: '立ち位置',
  meter: (name: string, value: number, max: number) =>
    max > 0 ? `${name} ${value}（最大${max}）` : `${name} ${value}`,
  state: (name: string, n: number | null) => (n === null ? name : `${name} ${n}`),
  turn: '番',
  inTurn: '手番',
  acted: '済',
  hasActed: '行動済み',
  out: '脱落',
  to: (names: string[]) => `${names.join('と')}へ仕掛ける`,
  from: (names: string[]) => `${names.join('と')}から受ける`,
  pile: (of: string, name: string) => (of ? `${of}の${name}` : name),
  count: (n: number) => `${n}枚`,
  countOf: (n: number, limit: number) => `${n}枚（${limit}枚まで）`,
  cards: (names: string[]) => names.join('、'),
  unseen: '中は見えません。',
  empty: '一枚もありません。',
  seenBy: (name: string) => `${name}に見えるものだけを出しています。`,
};
