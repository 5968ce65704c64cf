// Tests of the names of sides: given names, and those of characters without one.
import { expect, it } from 'vitest';
import type { Fight } from '../../engine/fight.ts';
import { nameOf } from './names.ts';

const fight = {
  names: ['ムライ', ''],
  headline: [{ t: 'name', s: 'ムライ', side: 'A' }],
  events: [{ text: ['1', 'の', { t: 'name', s: '乙', side: 'B' }] }],
} as unknown as Fight;

it('is its name, or what the engine says for one without', () => {
  expect(nameOf(fight, 0)).toBe('ムライ');
  expect(nameOf(fight, 1)).toBe('乙');
});
