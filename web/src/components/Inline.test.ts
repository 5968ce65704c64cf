// Tests of romanised names: they break between syllables, and only there.
import { expect, test } from 'vitest';
import { breakable } from './Inline.tsx';

test('long names break between syllables', () => {
  const shown = (name: string) => breakable(name).replaceAll('\u00ad', '-');
  expect(shown('Machibuse')).toBe('Machi-buse');
  expect(shown('Kuzushiwaza')).toBe('Kuzu-shi-waza');
  expect(shown('Kakushiyaiba')).toBe('Kaku-shi-yaiba');
  expect(shown('Uragasumi')).toBe('Ura-ga-sumi');
});

test('short names and Japanese stay whole', () => {
  for (const name of ['Issen', '+Soku', 'Juso', '待伏', '']) expect(breakable(name)).toBe(name);
});
