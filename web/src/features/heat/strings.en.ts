// English words of the pane of shares.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  whose: 'Shares of',
  against: 'against',
  field: 'all other share-outs',
  tactic: 'Everybody plays',
  fights: 'Fights',
  each: (n) => `${n} a cell`,
  start: 'Find out',
  illegal: 'There are problems on a sheet, so nothing can be asked.',
  running: 'Trying the share-outs',
  first: 'Waiting for the first results.',
  none: 'Every way to share out the points fights: where is one strong?',
  stale: 'Sheets or question have changed. Below is what the last one said.',
  mapLabel: 'Triangle of the odds of every share-out. The same numbers are in the table below.',
  legend: { win: 'wins more', loss: 'loses more', even: 'not told apart from half' },
  note: 'The larger a dot, the farther from a half. The square is the sheet as it is. All figures are sampled, with 95% intervals: trust regions more than cells.',
  choose: 'Choose a cell of the map or of a table to see its odds.',
  cell: 'The chosen share-out',
  rests: (low, high, n) => `(95% interval ${low}–${high}, of ${n} fights)`,
  fight: (mark) => `See it fight ${mark}`,
  best: 'Strong',
  worst: 'Weak',
  share: 'Odds (interval)',
  look: 'Look',
  lookAt: (what) => `Look at ${what}`,
  asTable: 'As a table',
  table: 'Odds of every share-out',
  tableNote: (down, right, rest) =>
    `Lines: ${down}; columns: ${right}; the rest is ${rest}. ◎○△×: odds of 75, 50, 25% or more, or less.`,
};
