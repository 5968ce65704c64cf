// Words of the versus screen.
import { translated } from '../../i18n/index.ts';

export const versusWords = translated({
  panes: { ja: '相性の見かた', en: 'Views' },
  names: {
    counters: { ja: '天敵', en: 'Counters' },
    matrix: { ja: '対戦表', en: 'Matrix' },
    map: { ja: '割り振り', en: 'Shares' },
    numbers: { ja: '点の値打ち', en: 'Points' },
    meta: { ja: '環境', en: 'Meta' },
    variants: { ja: '別案', en: 'Variants' },
  },
  about: {
    counters: {
      ja: '一つの並びを全構成と仕合わせ、何に勝ち、何に負けるかを調べます。',
      en: 'One row of skills against every row there is: what it beats, and what beats it.',
    },
    matrix: { ja: '名簿の総当たりです。', en: 'Everybody in the roster against everybody.' },
    map: {
      ja: '点の割り振りを残らず試し、どこが強くどこが弱いかを見ます。',
      en: 'Every way to share out the points: which win, and which lose.',
    },
    numbers: {
      ja: '札の数を二つ選び、その組を残らず試します。',
      en: 'Two numbers of a build, in every pair there is: which win, and which lose.',
    },
    variants: {
      ja: '一枚の札の別案を並べ、今の相手にどれが勝つか、仕合がどこから変わるかを見ます。',
      en: 'Variants of one sheet: which wins against the present opponent, and where their fights part.',
    },
    meta: {
      ja: '全構成の中から求めた、どの並びにも負け越さない配分です。',
      en: 'A mix of rows that no row comes out ahead of, found among all there are.',
    },
  },
});
