// Japanese words of the versus screen.
export const ja = {
  panes: '相性の見かた',
  names: {
    counters: '天敵',
    matrix: '対戦表',
    map: '割り振り',
    numbers: '点の値打ち',
    meta: '環境',
    variants: '別案',
  },
  about: {
    counters: '一つの並びを全構成と仕合わせ、何に勝ち、何に負けるかを調べます。',
    matrix: '名簿の総当たりです。',
    map: '点の割り振りを残らず試し、どこが強くどこが弱いかを見ます。',
    numbers: '札の数を二つ選び、その組を残らず試します。',
    variants: '一枚の札の別案を並べ、今の相手にどれが勝つか、仕合がどこから変わるかを見ます。',
    meta: '全構成の中から求めた、どの並びにも負け越さない配分です。',
  },
};
export type Strings = typeof ja;
