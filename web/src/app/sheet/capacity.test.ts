// Tests of capacities ([panel 1.1]: fifteen points and what they buy), and of patterns that follow the number of panels.
import { expect, test } from 'vitest';
import type { Build, Form, PatternsField, PointsField } from '#engine';
import { bought, fitted, left, patternsOf, pointsOf, withPatterns, withPoints } from './capacity.ts';

const name = { ja: '', en: '' };
const upTo15 = Array.from({ length: 16 }, (_, n) => n);
const stats: PointsField = {
  type: 'points',
  key: 'stats',
  label: name,
  total: 15,
  parts: [
    { key: 'vitality', name, min: 0, buys: [{ id: 'hp', name, at: upTo15.map((n) => 4 * n) }] },
    { key: 'reflex', name, min: 0, buys: [{ id: 'panels', name, at: upTo15 }] },
    {
      key: 'intellect',
      name,
      min: 0,
      buys: [
        { id: 'skills', name, at: upTo15.map((n) => (n * (n + 1)) / 2) },
        { id: 'lines', name, at: upTo15.map((n) => 3 * n) },
      ],
    },
  ],
};
const patterns: PatternsField = {
  type: 'patterns',
  key: 'patterns',
  label: name,
  length: 'panels',
  most: 'lines',
  elements: [
    { id: '火', name },
    { id: '黒', name },
  ],
};
const form: Form = { fields: [stats, patterns], kinds: [], items: [], states: [] };
const build = (vitality: unknown, reflex: unknown, intellect: unknown): Build => ({
  system: 'panel',
  version: '1',
  name: 'A',
  stats: { vitality, reflex, intellect },
});

test('points are given until there are none left, and taken back down to 0', () => {
  let now: Build = { system: 'panel', version: '1', name: '' };
  expect(left(now, stats)).toBe(15);
  now = withPoints(now, stats, 0, 5);
  now = withPoints(now, stats, 1, 99);
  expect(pointsOf(now, stats)).toEqual([5, 10, 0]);
  now = withPoints(now, stats, 2, 1);
  expect(pointsOf(now, stats)).toEqual([5, 10, 0]);
  now = withPoints(now, stats, 1, -3);
  expect(pointsOf(now, stats)).toEqual([5, 0, 0]);
  expect(left(now, stats)).toBe(10);
});

test('too many points can only be taken back, and what is no number counts as none', () => {
  expect(left(build(9, 9, 1), stats)).toBe(-4);
  expect(pointsOf(withPoints(build(9, 9, 1), stats, 2, 5), stats)).toEqual([9, 9, 1]);
  expect(pointsOf(withPoints(build(9, 9, 1), stats, 0, 4), stats)).toEqual([4, 9, 1]);
  expect(pointsOf(build('x', -1, 1.5), stats)).toEqual([0, 0, 0]);
});

test('what the points buy stands in the form', () => {
  expect(bought(build(5, 6, 4), form, 'hp')).toBe(20);
  expect(bought(build(5, 6, 4), form, 'panels')).toBe(6);
  expect(bought(build(5, 6, 4), form, 'skills')).toBe(10);
  expect(bought(build(5, 6, 4), form, 'lines')).toBe(12);
  expect(bought(build(99, 0, 0), form, 'hp')).toBe(60);
  expect(bought(build(5, 6, 4), { ...form, fields: [] }, 'hp')).toBe(0);
});

test('patterns are read with and without names, and written as builds carry them', () => {
  const read = patternsOf(
    { ...build(5, 5, 5), patterns: [{ name: '攻め', panels: '火水' }, '黒黒', 7] },
    'patterns',
  );
  expect(read).toEqual([
    { name: '攻め', panels: '火水' },
    { name: '', panels: '黒黒' },
    { name: '', panels: '' },
  ]);
  expect(withPatterns(build(5, 5, 5), patterns, read.slice(0, 2))['patterns']).toEqual([
    { name: '攻め', panels: '火水' },
    { panels: '黒黒' },
  ]);
});

test('a pattern is cut and filled; what was cut comes back', () => {
  expect(fitted('火水風', 2, '黒')).toBe('火水');
  expect(fitted('火水', 4, '黒')).toBe('火水黒黒');
  expect(fitted('火水', 4, '黒', '火水風地剣')).toBe('火水風地');
  expect(fitted('火剣', 4, '黒', '火水風地')).toBe('火剣黒黒');
  expect(fitted('', 0, '黒')).toBe('');
});
