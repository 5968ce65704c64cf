// What a side is called.
import { expect, it } from 'vitest';
import type { Report } from '#engine';
import { nameOf } from './names.ts';

const fight = {
  names: ['ムライ', ''],
  headline: { ja: [{ t: 'name', s: 'ムライ', side: 'A' }], en: [] },
  events: [{ text: { ja: [{ t: 'name', s: '乙', side: 'B' }], en: [{ t: 'name', s: 'B', side: 'B' }] } }],
} as unknown as Report;

it('is its name, or what the engine says for one without', () => {
  expect(nameOf(fight, 0, 'en')).toBe('ムライ');
  expect(nameOf(fight, 1, 'ja')).toBe('乙');
  expect(nameOf(fight, 1, 'en')).toBe('B');
});
