// What is said of dice, of odds and of playing by hand, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  turn: (name) => `${name} decides`,
  thinks: (name) => `${name} is thinking`,
  curtain: (name) => `It is ${name}’s turn. Please hand over the screen.`,
  behindCurtain: 'Nothing that is secret is shown until the next player has the screen.',
  takeScreen: (name) => `${name} has the screen`,
  secretly: 'decided in secret',
  goOn: 'Go on',
  back: 'Take it back',
  again: 'Fight again',
  surrender: 'Surrender',
  seed: 'Seed of the dice',
  twoTactics: 'Let two tactics fight',
  playStrong: 'Play against the strong computer',

  dice: 'The dice of this exchange',
  double: 'double',
  diceSum: (throws, total) => `${throws.join(' + ')} = ${total}`,

  unable: (n: number) => `${n} that can’t be used now`,
  showOdds: 'Show the odds',
  exact: 'exact',
  answered: (option, answer) => `${option} (${answer.toLowerCase()})`,
  bars: (amount, last) => `Bars: ${amount}, from 0 at the left to ${last} or more`,
  asTable: 'As a table',
  oddsOf: 'The odds of every option',
  option: 'Option',
  figures: 'Odds',
  growth: 'How chances grow',
  grownOut: 'Here paying more changes no chance.',
  of: ': ',
  reaches: (share, x, unit) => `${share} from ${x} ${unit}`,
  amount: (from, to) => (to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`),

  bothAgree: 'If both of you agree, one decision is taken back. The dice you saw will not come again.',
  agrees: (name) => `${name} agrees`,
  alone: 'I play both sides: do not ask again',

  rewind: (n) => `Rewind ${n}`,
  noPlan: 'No plan spoke, so the usual choice was made.',
  plan: (n) => `Plan ${n}:`,
};
