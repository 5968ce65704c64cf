// What the fields of a sheet built from points say, in Japanese.
export const ja = {
  pointsLeft: (n: number) => (n === 0 ? '配り終えた' : n > 0 ? `あと${n}点` : `${-n}点多い`),
  less: (name: string) => `${name}を減らす`,
  more: (name: string) => `${name}を増やす`,
  buys: (what: string, n: number) => `${what} ${n}`,
  of: (n: number, most: number) => `${n}/${most}`,

  choose: (what: string) => `${what}を選ぶ`,
  noSkills: 'まだありません。上にあるものほど先に使います。',
  up: (name: string, n: number) => `${n}番の${name}を上へ`,
  down: (name: string, n: number) => `${n}番の${name}を下へ`,
  putBack: (name: string, n: number) => `${n}番の${name}を戻す`,
  movedTo: (name: string, n: number) => `${name}は${n}番になりました。`,
  carry: 'つまんで動かす',
  about: (name: string) => `${name}の効果`,
  cost: (letters: string) => `コスト ${letters}`,
  noCost: 'コストなし',
  /** 0: what stands there without patterns. */
  payer: (n: number) => (n === 0 ? '黒パネル' : `パターン${n}`),
  paidBy: (list: readonly string[]) => `${list.join('、')}で払える`,
  unpaid: '払えない',
  helped: '助けがあれば払える',
  helpedNote: 'どのパターンでも払えないが、自分のスキルの能力が働けば払える',

  addPattern: 'パターンを足す',
  noPatterns: 'パターンがなければ、パネルはすべて黒になります。',
  initial: '初期',
  pattern: (n: number) => `パターン${n}`,
  patternName: (n: number) => `パターン${n}の名前`,
  brush: '塗る属性',
  cell: (n: number, element: string) => `${n}枚目 ${element}`,
  paintKeys: 'パネルを押すと塗れます。矢印で移り、1〜6で塗ります。',
  fit: (n: number) => `${n}枚に合わせる`,
  lines: (patterns: number, plans: number, most: number) =>
    `パターン${patterns} ＋ プラン${plans} ＝ ${patterns + plans}/${most}`,
  elementNames: { 火: '火', 水: '水', 風: '風', 地: '地', 剣: '剣', 黒: '黒', 白: '白' } as Record<
    string,
    string
  >,

  decides: 'だれが決めるか',
  byPlans: 'プランで',
  byHand: '自分で操作',
  opponents: ['コンピュータ 弱', 'コンピュータ 中', 'コンピュータ 強'],
  writePlans: 'プランを書く',
  noPlans: 'まだありません。プランがなければ、使えるものを上から順に使います。',
};
