// What the fields of a sheet say, in Japanese.
export const ja = {
  total: (n: number) => `合わせて${n}`,
  less: (name: string) => `${name}を減らす`,
  more: (name: string) => `${name}を増やす`,
  range: (min: number, max: number) => `${min}〜${max}`,
  absent: 'なし',
  cost: (n: number) => `${n}点`,
  ownName: (item: string, n: number) => `${item}の呼び名（${n}番目）`,
  ownNameHint: '自分の呼び名',
  noneYet: (least: number, most: number) =>
    least === most
      ? `${most}つ選びます。`
      : least > 0
        ? `${least}〜${most}個選びます。`
        : `${most}個まで選べます。`,
  own: '自分の作戦',
  ownBegins: '下のボタンで、いまの作戦を写したプランから書きはじめます。',
  ownText: (n: number) => `${n}個のプランで戦います。`,
  editPlans: 'プランを直す',
  copyPlans: 'プランを写して直す',
  hand: '自分で操作',
  opponents: ['コンピュータ 弱', 'コンピュータ 中', 'コンピュータ 強'],
  opponentText: '一手ごとに先を読んで選びます。',
  handText: '決めるところで止まり、選ぶのを待ちます。',
};
