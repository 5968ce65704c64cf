// Only what has the shape of a kept fight is taken back from the store.
import { expect, test } from 'vitest';
import { isKeptFight } from './fights.ts';

const build = { system: 'x', version: '1', name: 'A' };
const fight = {
  format: 1,
  key: '1F',
  name: '',
  side: 'A',
  setup: [build, build, undefined, { seed: '5', decisions: ['first'] }],
  fragment: '1F0',
  names: ['A', ''],
  turn: 'B',
  winner: null,
  at: 1,
};

test('a fight that goes on, between two at one screen, or over', () => {
  for (const more of [{}, { side: null }, { turn: null, winner: 'draw' }, { turn: null, winner: 'B' }])
    expect(isKeptFight({ ...fight, ...more })).toBe(true);
});

test.each([
  [null],
  ['text'],
  [{ ...fight, format: 2 }],
  [{ ...fight, side: 'C' }],
  [{ ...fight, turn: 'draw' }],
  [{ ...fight, winner: undefined }],
  [{ ...fight, setup: [build] }],
  [{ ...fight, names: ['A'] }],
  [{ ...fight, names: ['A', 5] }],
  [{ ...fight, at: '1' }],
])('%j is none', (other) => {
  expect(isKeptFight(other)).toBe(false);
});
