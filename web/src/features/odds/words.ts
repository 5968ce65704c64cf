// Words of the odds screen.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const oddsWords = translated({
  lead: {
    ja: '同じ顔ぶれを何度も戦わせ、どちらがどれだけ勝つかを見ます。',
    en: 'The same two fight many times over: who wins how often?',
  },
  noChance: {
    ja: 'この遊戯には運がありません。同じ顔ぶれなら、いつも同じ結果です。',
    en: 'There is no chance in this game: the same two always end alike.',
  },
  toMatch: { ja: '仕合の画面へ', en: 'To the match' },
  toSheets: { ja: '組むに戻る', en: 'Back to the sheets' },
  setup: { ja: '連戦', en: 'Series' },
  settings: { ja: '戦い方', en: 'How it is fought' },
  fights: { ja: '戦数', en: 'Fights' },
  width: { ja: '幅で止める', en: 'Stop early' },
  anyWidth: { ja: '止めない', en: 'Don’t' },
  widthUnit: {
    ja: (percent: string) => `区間の幅が${percent}%になるまで`,
    en: (percent: string) => `once no interval is wider than ${percent}%`,
  },
  widthNote: {
    ja: '幅で止める：勝率は、戦うほど狭い範囲（かっこ内の区間）に絞られます。その幅がここまで狭くなったら、戦数を残して止めます。',
    en: 'Stop early: the more fights, the narrower the range in brackets that the odds lie in. Once it is as narrow as this, the rest is not fought.',
  },
  seedNote: {
    ja: '種：ダイスの出かたを決める数。同じ種なら、何度戦わせても同じ結果です。',
    en: 'Seed: the number that the dice come from. With the same seed the series always ends alike.',
  },
  start: { ja: '連戦する', en: 'Fight the series' },
  again: { ja: 'この札で連戦する', en: 'Fight these sheets' },
  longer: { ja: '続けて戦う', en: 'Fight on' },
  running: { ja: '連戦しています', en: 'Fighting the series' },
  first: { ja: '最初の結果を待っています。', en: 'Waiting for the first results.' },
  none: {
    ja: 'まだ戦っていません。「連戦する」を押すと始まります。',
    en: 'Nothing has been fought yet. Press “Fight the series” to begin.',
  },
  who: { ja: '決めるのは', en: 'Decided by' },
  tactic: { ja: '札の作戦', en: 'the tactic on the sheet' },
  search: { ja: (level: string) => `コンピュータ ${level}`, en: (level: string) => `Computer, ${level}` },
  levels: { ja: ['弱', '中', '強'], en: ['weak', 'medium', 'strong'] },
  searchSlow: {
    ja: 'コンピュータが一手ごとに先を読むので、時間がかかります。',
    en: 'The computer looks ahead before every choice, which takes its time.',
  },
  tacticForHand: {
    ja: '「自分」が決める側も、ここでは札の作戦が決めます。',
    en: 'The tactic on the sheet decides in your place.',
  },
  tacticForComputer: {
    ja: '仕合ではコンピュータが決めていますが、連戦では札の作戦が決めます（速い）。',
    en: 'On the match screen a computer decides; in the series the tactic does, which is quick.',
  },
  standIn: {
    ja: (mark: string) => `${mark}の手の代わりに決める作戦`,
    en: (mark: string) => `The tactic that stands in for the player of ${mark}`,
  },
  standInNote: {
    ja: '自分で操作する者は、連戦では作戦に任せます。',
    en: 'In a series a tactic stands in for whoever is played by hand.',
  },
  chance: { ja: '決めるところは、でたらめに選びます。', en: 'Decisions are made at random.' },

  stale: {
    ja: '札や種が変わりました。これは前の連戦の結果です。',
    en: 'The sheets or the seed have changed. This is what the previous series said.',
  },
  result: { ja: '勝率', en: 'Odds' },
  wins: { ja: (n: string) => `${n}勝`, en: (n: string) => `${n} wins` },
  draws: { ja: (n: string) => `${n}回`, en: (n: string) => counted(n, 'time') },
  draw: { ja: '引き分け', en: 'Draw' },
  rests: {
    ja: (n: string) => `${n}戦から。かっこ内は95%の区間です。`,
    en: (n: string) => `From ${counted(n, 'fight')}, with 95% intervals in brackets.`,
  },
  gaps: {
    ja: (n: string) => `途中で止めたので、間の${n}戦が抜けています。`,
    en: (n: string) =>
      `It was stopped on the way: ${n === '1' ? '1 fight in between is' : `${n} fights in between are`} missing.`,
  },
  endWidth: { ja: '区間が望みの幅になりました。', en: 'The intervals are as narrow as you asked for.' },
  copyLink: { ja: 'この連戦のリンクを写す', en: 'Copy a link to this series' },
  linkCopied: { ja: 'リンクを写しました', en: 'The link was copied' },

  broke: {
    ja: (from: string, to: string, seed: string) => `種${seed}の第${from}–${to}戦で判定役が止まりました。`,
    en: (from: string, to: string, seed: string) =>
      `The referee broke down over fights ${from}–${to} of seed ${seed}.`,
  },
  copyCase: { ja: '再現用リンクを写す', en: 'Copy a link that shows it' },

  spread: { ja: '仕合の長さと残り', en: 'How long, and what is left' },
  lengths: { ja: (unit: string) => `${unit}数`, en: (unit: string) => `Number of ${unit}s` },
  left: {
    ja: (mark: string, what: string) => `${mark}の残り${what}`,
    en: (mark: string, what: string) => `${what} that ${mark} has left`,
  },
  range: {
    ja: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
    en: (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`),
  },
  summary: {
    ja: (least: number, median: number, mean: string, most: number) =>
      `最少${least}、中央${median}、平均${mean}、最多${most}`,
    en: (least: number, median: number, mean: string, most: number) =>
      `least ${least}, median ${median}, mean ${mean}, most ${most}`,
  },
  count: { ja: '戦数', en: 'Fights' },
  aWins: { ja: '▲の勝ち', en: '▲ wins' },
  bWins: { ja: '▽の勝ち', en: '▽ wins' },
  chart: {
    ja: (name: string, summary: string) => `${name}の分布。${summary}`,
    en: (name: string, summary: string) => `Distribution of: ${name}; ${summary}`,
  },

  witnesses: { ja: '見どころの仕合', en: 'Fights worth a look' },
  witness: {
    median: { ja: 'ちょうど真ん中の仕合', en: 'The one in the middle' },
    shortestWin: {
      ja: (mark: string) => `${mark}の一番早い勝ち`,
      en: (mark: string) => `The shortest win of ${mark}`,
    },
    closestLoss: {
      ja: (mark: string) => `${mark}の一番惜しい負け`,
      en: (mark: string) => `The closest loss of ${mark}`,
    },
  },
  ending: {
    ja: (who: string, rounds: string, what: string, a: number, b: number) =>
      `${who}、${rounds}、残り${what} ${a}対${b}`,
    en: (who: string, rounds: string, what: string, a: number, b: number) =>
      `${who}, ${rounds}, ${what} left: ${a} to ${b}`,
  },
  won: { ja: (mark: string) => `${mark}の勝ち`, en: (mark: string) => `${mark} wins` },

  whatIf: { ja: 'もしも', en: 'What if' },
  whatIfNote: {
    ja: '札を一手だけ変えると、勝率がどう動くか。同じ種で、同じ数だけ戦わせます。',
    en: 'One step on the sheet, and what it does to the odds: as many fights, with the same seed.',
  },
  whose: { ja: '変えるのは', en: 'Change' },
  askWhatIf: { ja: '調べる', en: 'Find out' },
  asking: { ja: 'もしもを調べています', en: 'Asking what if' },
  step: { ja: '変えるところ', en: 'Step' },
  then: { ja: 'そのときの勝率', en: 'Odds then' },
  change: { ja: '変化（区間）', en: 'Change (interval)' },
  adopt: { ja: '使う', en: 'Take' },
  adoptOf: {
    ja: (what: string) => `この札にする：${what}`,
    en: (what: string) => `Take this sheet: ${what}`,
  },
  noSteps: { ja: 'この札には、一手の変えかたがありません。', en: 'There is no single step from this sheet.' },
});
