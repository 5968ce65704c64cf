// Words of play by hand: the question, its options and odds, the curtain, the end of a fight.
import { translated } from '../../../i18n/index.ts';

export const questionWords = translated({
  /** Several members of a side, asked the same on one card. */
  each: {
    ja: (side: string, n: number) => `${side}の${n}人、それぞれどうする？`,
    en: (side: string, n: number) => `${side}: what does each of the ${n} do?`,
  },
  takeAll: { ja: (n: number) => `${n}人ともこれに決める`, en: (n: number) => `Decide for all ${n}` },
  oneByOne: { ja: '一人ずつ決める', en: 'One by one' },
  turn: { ja: (name: string) => `${name}が決める番です`, en: (name: string) => `${name} decides` },
  thinks: { ja: (name: string) => `${name}が考えています`, en: (name: string) => `${name} is thinking` },
  curtain: {
    ja: (name: string) => `${name}の番です。画面を渡してください。`,
    en: (name: string) => `It is ${name}’s turn. Please hand over the screen.`,
  },
  behindCurtain: {
    ja: '伏せてあるものは、次の人が画面を受け取るまで出しません。',
    en: 'Nothing that is secret is shown until the next player has the screen.',
  },
  takeScreen: {
    ja: (name: string) => `${name}が受け取りました`,
    en: (name: string) => `${name} has the screen`,
  },
  review: { ja: '振り返る', en: 'Review' },
  reviewTitle: { ja: '手を振り返る', en: 'Review the decisions' },
  leaveReview: { ja: '振り返りを閉じる', en: 'Close the review' },
  nth: {
    ja: (n: number) => `このターン${n}回目の番です。`,
    en: (n: number) => `Turn no. ${n} in this round.`,
  },
  justNow: { ja: '今 ', en: 'Just now: ' },
  /** Before what the others did since the reader's last decision, the newest first. */
  meanwhile: { ja: 'その間に ', en: 'Meanwhile: ' },
  /** Behind the name of who has got a state. */
  state: { ja: (state: string) => `〈${state}〉`, en: (state: string) => ` (${state})` },
  /** What the others did besides, of little weight. */
  others: {
    ja: (n: number) => `ほか${n}件`,
    en: (n: number) => (n === 1 ? 'one more' : `${n} more`),
  },
  /** What was decided, before what came of it. */
  came: {
    ja: (labels: string[]) => `${labels.join('・')} → `,
    en: (labels: string[]) => `${labels.join(' · ')} → `,
  },
  since: { ja: '起きたこと', en: 'What came of it' },
  skip: { ja: '飛ばして次へ', en: 'Skip to what is next' },
  stillToCome: {
    ja: (n: number) => (n > 0 ? `あと${n}行` : ''),
    en: (n: number) => (n > 1 ? `${n} more lines` : n === 1 ? 'one more line' : ''),
  },
  goOn: { ja: '続ける', en: 'Go on' },
  alwaysOldest: { ja: 'いつも古い札から（この戦いの間）', en: 'Always the oldest card (in this fight)' },
  alwaysLeftmost: {
    ja: 'いつも左から払う（同じパネルだけのとき、この戦いの間）',
    en: 'Always pay from the left where all are alike (in this fight)',
  },
  theyDiffer: {
    ja: '「いつも左から払う」中ですが、選べるパネルに違いがあるので、たずねます。',
    en: 'You always pay from the left, but these panels differ: so you are asked.',
  },
  nobodyHelps: { ja: 'だれも助けない', en: 'Nobody helps' },
  playsBoth: {
    ja: '一人で両方を指す（この仕合では、もう幕を出さない）',
    en: 'I play both sides: no curtain in this fight',
  },
  leaveFight: { ja: 'この仕合を離れて、組みに行く', en: 'Leave this fight, and build' },
  startOver: { ja: 'はじめから指す', en: 'Start over' },
  playNew: { ja: '取っておいて、新しく指す', en: 'Keep it, and play a new one' },
  surrender: { ja: '投了する', en: 'Surrender' },
  surely: { ja: '投了しますか', en: 'Really surrender?' },
  surelyOption: { ja: (what: string) => `「${what}」にしますか`, en: (what: string) => `Really ${what}?` },
  no: { ja: 'やめる', en: 'No' },
  /** Seen by readers with a keyboard alone, as keys are. */
  keys: { ja: '数字か↑↓、Enterで決める', en: 'Digits or ↑↓, then Enter' },
  options: { ja: '選べるもの', en: 'What you may choose' },
  number: { ja: '数', en: 'number' },
  takeNumber: { ja: (number: string) => `${number}に決める`, en: (number: string) => `Take ${number}` },
  price: {
    ja: (what: string, amount: number) => `${what} ${amount > 0 ? '−' : '+'}${Math.abs(amount)}`,
    en: (what: string, amount: number) => `${what} ${amount > 0 ? '−' : '+'}${Math.abs(amount)}`,
  },
  /** The member whom a figure is about. */
  against: { ja: (name: string) => `${name}へ`, en: (name: string) => `against ${name}` },
  /** A figure under an answer of the other side. */
  ifAnswered: {
    ja: (answer: string, figure: string) => `${answer} ${figure}`,
    en: (answer: string, figure: string) => `${answer}: ${figure.toLowerCase()}`,
  },
  below: {
    ja: (figures: string[]) => `札の下の数字：${figures.join('、')}`,
    en: (figures: string[]) => `Below a card: ${figures.join(', ').toLowerCase()}`,
  },
  withCard: {
    ja: (option: string, card: string) => `${option} ${card}`,
    en: (option: string, card: string) => `${option} ${card}`,
  },
  between: { ja: '・', en: ' · ' },
  soFar: {
    ja: (labels: string[]) => `ここまでに選んだもの：${labels.join('、')}`,
    en: (labels: string[]) => `Chosen so far: ${labels.join(', ')}`,
  },
  onBoard: { ja: '対象は盤で選ぶ', en: 'for whom: on the board' },
  placesOnBoard: { ja: '盤の上か、ここで選ぶ：', en: 'On the board or here:' },
  orOnBoard: { ja: '盤の上でも選べます。', en: 'Or choose on the board.' },
  placeOnBoard: { ja: '盤の上で一つ選びます。', en: 'Choose one on the board.' },
  takeOnBoard: { ja: '盤の駒から一つ選びます。', en: 'Choose a piece on the board.' },
  /** A panel and the states on it. */
  bearing: {
    ja: (panel: string, states: string[]) => `${panel}（${states.join('・')}）`,
    en: (panel: string, states: string[]) => `${panel} (${states.join(', ')})`,
  },
  /** Equal panels, of which the leftmost pays. */
  anyOf: {
    ja: (panel: string, n: number) => (n > 1 ? `${panel} ― 同じ${n}枚の左から` : panel),
    en: (panel: string, n: number) => (n > 1 ? `${panel}: the leftmost of ${n} alike` : panel),
  },
  /** Skills that panels pay for. */
  paysFor: {
    ja: (skills: string[]) =>
      skills.length > 0 ? `払えるスキル：${skills.join('、')}` : '払えるスキルはない',
    en: (skills: string[]) => (skills.length > 0 ? `Pays for: ${skills.join(', ')}` : 'Pays for no skill'),
  },
  ownSkills: { ja: '自分のスキルを読む', en: 'Read your skills' },
  toNow: { ja: '今の盤へ', en: 'To the board as it is' },
  more: { ja: '↓ 続きがある', en: '↓ more below' },
  leave: { ja: 'やめる', en: 'Never mind' },
  folded: { ja: 'とどめを刺す', en: 'finish the fallen' },
  /** Options that come to nothing as things stand. */
  idle: { ja: '今は効き目のないもの', en: 'no effect now' },
  notNow: { ja: '今は使えない：', en: 'Not now:' },
  unable: { ja: (n: number) => `今は使えないもの ${n}`, en: (n: number) => `${n} that can’t be used now` },
  showEffects: { ja: '効き目', en: 'Effects' },
  showOdds: { ja: '見込み', en: 'Odds' },
  workingOut: { ja: '見込みを計算中…', en: 'Working out the odds…' },
  exact: {
    ja: (assuming: string | undefined) => `${assuming ? `${assuming}、` : ''}見込みは厳密です。`,
    en: (assuming: string | undefined) => `The odds are exact${assuming ? ` ${assuming}` : ''}.`,
  },
  answered: {
    ja: (option: string, answer: string) => `${option}（${answer}）`,
    en: (option: string, answer: string) => `${option} (${answer.toLowerCase()})`,
  },
  /** Behind the name of such a mean, in few words. */
  eachTime: {
    ja: (mean: string) => `${mean}（その都度よいほう）`,
    en: (mean: string) => `${mean} (the better each time)`,
  },
  /** Under the best answers the mean is below that under each single one, which looks like a mistake. */
  bestEachTime: {
    ja: (under: string) =>
      `「${under}」は、その時々に良いほうを選ばれたときの平均です。一つの受け方だけの平均より小さくなります。`,
    en: (under: string) =>
      `“${under}” is the mean if the better answer is chosen each time: it is less than that of either answer alone.`,
  },
  /** Beside a mean: what it leaves out. */
  uncounted: {
    ja: (mean: string, names: string[]) =>
      `${mean}に、${names.join('・')}の増減は入っていません。後のターンで効きます。`,
    en: (mean: string, names: string[]) =>
      `${mean}: what becomes of ${names.join(', ')} isn’t counted. It tells in later turns.`,
  },
  asTable: { ja: '表で見る', en: 'As a table' },
  oddsOf: { ja: '選択肢ごとの見込み', en: 'The odds of every option' },
  option: { ja: '選択肢', en: 'Option' },
  figures: { ja: '見込み', en: 'Odds' },
  chanceOf: {
    ja: (what: string) => `${what}確率`,
    en: (what: string) => `chance: ${what.toLowerCase()}`,
  },
  amount: {
    ja: (from: number, to: number | null) =>
      to === null ? `${from}以上` : from === to ? `${from}` : `${from}–${to}`,
    en: (from: number, to: number | null) =>
      to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`,
  },
  growth: { ja: '見込みの伸び方', en: 'How chances grow' },
  grownOut: { ja: 'ここでは、多く払っても見込みは変わりません。', en: 'Here paying more changes no chance.' },
  of: { ja: '：', en: ': ' },
  reaches: {
    ja: (share: string, x: number, unit: string) => `${share}は${x}${unit}から`,
    en: (share: string, x: number, unit: string) => `${share} from ${x} ${unit}`,
  },
  bothAgree: {
    ja: '二人とも認めると、一手戻します。見えた出目は次には出ません。',
    en: 'If both of you agree, one decision is taken back. The dice you saw will not come again.',
  },
  takenBack: {
    ja: '一手戻しました。ここから先は、ダイスもカードも新しくなります。',
    en: 'One decision taken back. Dice and cards from here on are drawn anew.',
  },
  backSent: {
    ja: 'この手は、もう相手に届いているかもしれません。戻したら、指し直して、もう一度送ってください。前の手が取り消されたことは、送る文にも相手の頁にも出ます。',
    en: 'The other side may have this move already. If you take it back, move anew and send the link again: the line that goes with it and their page say that the move was taken back.',
  },
  leaveSent: { ja: '戻さない', en: 'Leave it' },
  backAnyway: { ja: 'それでも戻す', en: 'Take it back anyway' },
  agrees: { ja: (name: string) => `${name}は認める`, en: (name: string) => `${name} agrees` },
  agreed: { ja: (name: string) => `${name}は認めました`, en: (name: string) => `${name} has agreed` },
  alone: { ja: '一人で両方を動かしているので、たずねない', en: 'I play both sides: do not ask again' },
});
