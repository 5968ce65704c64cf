// Words of the pane of shares.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const heatWords = translated({
  whose: { ja: '割り振るのは', en: 'Shares of' },
  against: { ja: '相手', en: 'against' },
  field: { ja: '図のほかのすべて', en: 'all others of the map' },
  tactic: { ja: '全員の戦術', en: 'Everybody plays' },
  down: { ja: '縦', en: 'Down' },
  right: { ja: '横', en: 'Across' },
  rest: { ja: '埋め合わせ', en: 'Makes up for it' },
  noRest: { ja: 'なし', en: 'nobody' },
  noneOfNumbers: {
    ja: '二つの数の組を残らず戦わせ、一点の値打ちを見ます。',
    en: 'Every pair of two numbers is tried: what is a point of each worth?',
  },
  blank: {
    ja: '空の升は決まりに合いません。どの数も抜き取りの連戦からで、95%の区間つきです。一升より、まわりとのまとまりを見てください。',
    en: 'Blank: not legal. All figures are sampled, with 95% intervals: trust regions more than cells.',
  },
  fights: { ja: '戦数', en: 'Fights' },
  each: { ja: (n: string) => `一升${n}戦`, en: (n: string) => `${n} a cell` },
  start: { ja: '調べる', en: 'Find out' },
  running: { ja: '割り振りを調べています', en: 'Trying the share-outs' },
  first: { ja: '最初の結果を待っています。', en: 'Waiting for the first results.' },
  none: {
    ja: '点の割り振りを残らず戦わせ、どのあたりが強いかを見ます。',
    en: 'Every way to share out the points is tried: which ones are strong?',
  },
  stale: {
    ja: '札や問いが変わりました。これは前の問いの結果です。',
    en: 'The sheets or the question have changed. This is the previous answer.',
  },
  mapLabel: {
    ja: '割り振りごとの勝率の三角図。同じ数は下の表にあります。',
    en: 'Triangle of the odds of every share-out. The same numbers are in the table below.',
  },
  legend: {
    win: { ja: '勝ち越し', en: 'wins more' },
    loss: { ja: '負け越し', en: 'loses more' },
    even: { ja: '五分と区別できない', en: 'not told apart from half' },
  },
  note: {
    ja: '点が大きいほど五分から遠い。四角は今の札。どの数も抜き取りの連戦からで、95%の区間つきです。一升より、まわりとのまとまりを見てください。',
    en: 'The larger a dot, the farther from a half. The square is the sheet as it is. All figures are sampled, with 95% intervals: trust regions more than cells.',
  },
  choose: {
    ja: '図か表から升を選ぶと、その割り振りの勝率が出ます。',
    en: 'Choose a cell of the map or of a table to see its odds.',
  },
  cell: { ja: '選んだ割り振り', en: 'The chosen share-out' },
  rests: {
    ja: (low: string, high: string, n: string) => `（95%の区間 ${low}–${high}、${n}戦から）`,
    en: (low: string, high: string, n: string) => `(95% interval ${low}–${high}, of ${counted(n, 'fight')})`,
  },
  fight: { ja: (mark: string) => `${mark}との仕合で見る`, en: (mark: string) => `See it fight ${mark}` },
  best: { ja: '強い割り振り', en: 'Strong' },
  worst: { ja: '弱い割り振り', en: 'Weak' },
  rank: { ja: '順位', en: 'Rank' },
  place: {
    ja: (n: number, tied: boolean) => `${n}位${tied ? 'タイ' : ''}`,
    en: (n: number, tied: boolean) => `${tied ? '=' : ''}${n}`,
  },
  placeOf: {
    ja: (place: string, all: string) => `${all}通りのうち${place}`,
    en: (place: string, all: string) => `Rank ${place} of ${all}`,
  },
  ties: {
    ja: '区間が重なって区別できないものはタイです。その中の並びは勝率の順ですが、意味はありません。',
    en: 'What the intervals don’t tell apart is a tie (=). Ties stand in the order of their odds, which means nothing.',
  },
  share: { ja: '勝率（区間）', en: 'Odds (interval)' },
  look: { ja: '見る', en: 'Look' },
  lookAt: { ja: (what: string) => `見る：${what}`, en: (what: string) => `Look at ${what}` },
  table: { ja: '割り振りごとの勝率の表', en: 'Odds of every share-out' },
  tableNote: {
    ja: (down: string, right: string, rest?: string) =>
      `行は${down}、列は${right}${rest === undefined ? '' : `、残りが${rest}`}。◎○△× は勝率75・50・25%以上か、それ未満か。`,
    en: (down: string, right: string, rest?: string) =>
      `Lines: ${down}; columns: ${right}${rest === undefined ? '' : `; the rest is ${rest}`}. ◎○△×: odds of 75, 50, 25% or more, or less.`,
  },
});
