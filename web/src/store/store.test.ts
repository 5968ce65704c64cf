// Only what has the shape of a set-up is taken back from the store.
import { expect, test } from 'vitest';
import { isSetup } from './store.ts';

const build = { system: 'shiden', version: '1.03', name: 'A', skills: [] };

test('two builds are a set-up', () => {
  expect(isSetup([build, build])).toBe(true);
});

test('settings may stand behind them', () => {
  expect(isSetup([build, build, {}])).toBe(true);
  expect(isSetup([build, build, { R4: true }])).toBe(true);
  expect(isSetup([build, build, { rules: 'advanced', start: { A: { hp: 20 } } }])).toBe(true);
});

test('and the course behind those', () => {
  expect(isSetup([build, build, undefined, { seed: '5', decisions: ['first'] }])).toBe(true);
});

test.each([
  [null],
  ['text'],
  [[build]],
  [[build, build, build]],
  [[build, null]],
  [[build, build, null]],
  [[build, build, undefined, null]],
  [[build, build, ['R4']]],
  [[build, build, undefined, ['first']]],
  [[build, build, { R4: true }, {}, {}]],
  [[build, { ...build, name: 5 }]],
  [[build, { system: 'shiden' }]],
])('%j is none', (other) => {
  expect(isSetup(other)).toBe(false);
});
