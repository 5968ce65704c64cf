// English words of the encounter balance.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  title: 'Balance',
  note: 'One number takes one value after the other, and the series is fought for each: where it is even shows as the values come in.',
  what: 'What varies',
  from: 'From',
  to: 'to',
  by: 'in steps of',
  fights: 'For each value',
  fightsUnit: (n) => `${n} fights`,
  ask: 'See the balance',
  asking: 'Fighting for each value',
  illegal: 'A sheet has problems: nothing can be fought.',
  badRange: (most) =>
    `The first value is at most the last, steps are at least 1, and there are at most ${most} values.`,
  settings: 'Settings',
  value: 'Value',
  wins: (mark) => `${mark} wins`,
  interval: (low, high) => `${low}–${high}`,
  draws: 'Draws',
  rounds: 'Length',
  out: 'Out',
  left: 'Left',
  lasting: 'lasting harm',
  bar: (a, draw, b) => `▲ wins ${a}%, draws ${draw}%, ▽ wins ${b}%`,
  rests: 'Shares in %, with intervals of 95% in brackets; length and what is left are means.',
  adopt: 'Use',
  adoptOf: (value) => `Use ${value}`,
};
