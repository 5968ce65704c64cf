// What is said of dice, of odds and of playing by hand, in Japanese.
export const ja = {
  turn: (name: string) => `${name}が決める番です`,
  thinks: (name: string) => `${name}が考えています`,
  curtain: (name: string) => `${name}の番です。画面を渡してください。`,
  behindCurtain: '伏せてあるものは、次の人が画面を受け取るまで出しません。',
  takeScreen: (name: string) => `${name}が受け取りました`,
  secretly: '伏せて決めた',
  goOn: '続ける',
  back: '一手戻す',
  again: 'もう一戦',
  surrender: '投了する',
  seed: 'ダイスの種',
  twoTactics: '作戦どうしで一戦',
  playStrong: '強いコンピュータと対戦',

  dice: 'このやりとりのダイス',
  double: 'ゾロ',
  diceSum: (throws: string[], total: number) => `${throws.join(' ＋ ')} ＝ ${total}`,

  unable: (n: number) => `今は使えないもの ${n}`,
  showOdds: '見込みを見る',
  exact: '厳密',
  answered: (option: string, answer: string) => `${option}（${answer}）`,
  bars: (amount: string, last: number) => `棒は${amount}。左端は0、右端は${last}以上`,
  asTable: '表で見る',
  oddsOf: '選択肢ごとの見込み',
  option: '選択肢',
  figures: '見込み',
  amount: (from: number, to: number | null) =>
    to === null ? `${from}以上` : from === to ? `${from}` : `${from}–${to}`,
  growth: '見込みの伸び方',
  grownOut: 'ここでは、多く払っても見込みは変わりません。',
  of: '：',
  reaches: (share: string, x: number, unit: string) => `${share}は${x}${unit}から`,

  bothAgree: '二人とも認めると、一手戻します。見えた出目は次には出ません。',
  agrees: (name: string) => `${name}は認める`,
  alone: '一人で両方を動かしているので、たずねない',

  rewind: (n: number) => `巻き戻し ${n}`,
  noPlan: '口を出した行はなく、決まりのふつうの手になった。',
  plan: (n: number) => `作戦${n}：`,
};
