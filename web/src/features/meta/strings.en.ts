// English words of the meta pane.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  loading: 'Loading',
  failed: 'This could not be loaded.',
  claim: 'What this table says',
  claims: (entries, builds) =>
    `${entries} rows and how often to play each, found among all ${builds}. Whoever draws lots by these weights can’t be beaten on average by any row there is.`,
  claimsNot: 'Any single row, once it is known, has rows that beat it. Mixing them is what can’t be read.',
  made: 'The command that made it',

  table: 'The equilibrium table',
  weight: 'Weight',
  nth: (rank) => `Equilibrium ${rank}`,

  shares: 'How often a skill stands in a place',
  sharesNote: 'In percent, weighted as in the table.',
  skill: 'Skill',
  place: (n) => `Place ${n}`,
  mean: 'Copies',
  meanNote: 'copies in a row on average',
  never: 'Never seen',

  certify: 'Check it yourself',
  certifyNote: (parts) =>
    `Your own browser fights the table against other rows, in ${parts} groups by the opponent’s first skill, and counts in whole numbers only.`,
  sample: (n) => `Check ${n} of the groups`,
  all: (n) => `Check all ${n} groups`,
  checking: 'Checking the table',
  restsAll: (builds) => `all ${builds} rows, exact`,
  restsSome: (parts, of, builds) => `${parts} of ${of} groups, ${builds} rows so far`,
  resultAll: (gain) =>
    `No row there is gains more than ${gain} against this table (a win 1, a draw 0, a loss −1, on average).`,
  resultSome: (gain) =>
    `Among those checked, no row gains more than ${gain} against this table (a win 1, a draw 0, a loss −1, on average).`,
  exactly: (value, denominator) => `exactly ${value} ÷ ${denominator}`,
  best: 'The row that gains the most',
};
