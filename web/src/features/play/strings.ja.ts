// What is said of dice, of odds and of playing by hand, in Japanese.
export const ja = {
  turn: (name: string) => `${name}が決める番です`,
  thinks: (name: string) => `${name}が考えています`,
  goOn: '続ける',
  back: '一手戻す',
  again: 'もう一戦',
  surrender: '投了する',
  seed: 'ダイスの種',
  twoTactics: '作戦どうしで一戦',
  playStrong: '強いコンピュータと対戦',

  dice: 'このやりとりのダイス',
  double: 'ゾロ',
  pair: (red: number, blue: number) => `赤${red} 青${blue}`,
  diceSum: (pairs: string[], total: number) => `${pairs.join(' ＋ ')} ＝ ${total}`,

  showOdds: '見込みを見る',
  exact: '厳密',
  assuming: '相手が最善に受けるなら（平均して損の少ない方で）',
  guarded: '防御されたら',
  evaded: '回避を選ばれたら',
  best: '最善に受けられたら',
  answered: (option: string, answer: string) => `${option}（${answer}）`,
  hit: '命中',
  win: '攻防で上回る',
  down: '倒す',
  stun: 'スタン',
  mean: '平均',
  strikesBack: '返り',
  gains: (n: number) => `＋${n}`,
  bars: (last: number) => `棒は失うHP。左端は0、右端は${last}以上`,
  asTable: '表で見る',
  oddsOf: '選択肢ごとの見込み',
  option: '選択肢',
  figures: '見込み',
  damage: (from: number, to: number | null) =>
    to === null ? `${from}以上` : from === to ? `${from}` : `${from}–${to}`,
  assumed:
    '出目をすべて数えた値です。このあとスキルは使われず、受ける側は平均して損の少ない方を選ぶものとします。「攻防で上回る」のは、そのやりとりで相手より失うHPが少ないことで、仕合の勝ちではありません。',

  bothAgree: '二人とも認めると、一手戻します。見えた出目は次には出ません。',
  agrees: (name: string) => `${name}は認める`,
  alone: '一人で両方を動かしているので、たずねない',

  rewind: (n: number) => `巻き戻し ${n}`,
  noPlan: '口を出した行はなく、決まりのふつうの手になった。',
  plan: (n: number) => `作戦${n}：`,
};
