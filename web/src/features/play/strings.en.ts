// What is said of dice, of odds and of playing by hand, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  turn: (name) => `${name} decides`,
  thinks: (name) => `${name} is thinking`,
  goOn: 'Go on',
  back: 'Take it back',
  again: 'Fight again',
  surrender: 'Surrender',
  seed: 'Seed of the dice',
  twoTactics: 'Two tactics fight',
  playStrong: 'You vs strong computer',

  dice: 'The dice on the table',
  pair: (red, blue) => `red ${red} blue ${blue}`,
  diceSum: (pairs, total) => `${pairs.join(' + ')} = ${total}`,

  showOdds: 'Show the odds',
  exact: 'exact',
  hit: 'Hit',
  win: 'Win',
  down: 'Down',
  stun: 'Stun',
  mean: 'Mean',
  strikesBack: 'Back',
  gains: (n) => `+${n}`,
  bars: (last) => `Bars: HP lost, from 0 at the left to ${last} or more`,
  asTable: 'As a table',
  oddsOf: 'The odds of every option',
  option: 'Option',
  figures: 'Odds',
  damage: (from, to) => (to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`),
  assumed:
    'Counted over all falls of the dice. No further skill is assumed, and a defender who takes what costs less on average. To win is to lose fewer HP in the exchange than the other.',

  bothAgree: 'If both of you agree, one decision is taken back. The dice that you saw will not come again.',
  agrees: (name) => `${name} agrees`,
  alone: 'I play both sides: do not ask again',

  rewind: (n) => `Rewind ${n}`,
  noPlan: 'No line spoke: the usual choice of the rules.',
  plan: (n) => `Plan ${n}:`,
};
