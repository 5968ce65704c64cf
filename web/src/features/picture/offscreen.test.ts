// Tests of pictures: fitting into a room, media conditions, rules and selectors as a picture has them, text for XML.
import { describe, expect, test } from 'vitest';
import { asInPicture, bearers, fitted, holdsFor, sayable } from './offscreen.ts';

const room = { width: 600, height: 300 };

test('what is small is enlarged as far as it may be', () => {
  expect(fitted(room, 1.5, () => 100)).toEqual({ width: 400, scale: 1.5 });
});

test('what has no room is laid out wider and drawn smaller, and never leaves the room', () => {
  const heightAt = (width: number) => 360_000 / width;
  const { width, scale } = fitted(room, 1.5, heightAt);
  expect(scale).toBeLessThan(1);
  expect(heightAt(width) * scale).toBeLessThanOrEqual(room.height);
  expect(width * scale).toBeLessThanOrEqual(room.width);
});

test('there is a smallest', () => {
  expect(fitted(room, 1.5, () => 1e9)).toEqual({ width: 3000, scale: 0.2 });
});

const size = { width: 1200, height: 630 };

describe('conditions', () => {
  test.each([
    ['(min-width: 720px)', true],
    ['(width >= 720px)', true],
    ['(width>=1280px)', false],
    ['(max-width: 719px)', false],
    ['(width <= 719px)', false],
    ['(min-width: 1080px) and (min-height: 740px)', false],
    ['(width >= 1080px) and (height >= 600px)', true],
    ['(720px <= width <= 1279px)', true],
    ['(720px<=width<=1100px)', false],
    ['print', false],
    ['(forced-colors: active)', false],
    ['(prefers-reduced-motion: reduce)', false],
    ['(hover: hover)', false],
  ])('%s', (condition, holds) => {
    expect(holdsFor(size, condition)).toBe(holds);
  });
});

test('the root is the first element, and letters have the usual size', () => {
  expect(asInPicture(':root { --t-1: 0.75rem; --t-6: clamp(1.75rem, 1.3rem + 1.6vw, 2rem); }')).toBe(
    'html { --t-1: 12px; --t-6: clamp(28px, 20.8px + 1.6vw, 32px); }',
  );
  expect(asInPicture(':root:lang(en) [lang="ja"] { font-family: x2rem; }')).toBe(
    'html:lang(en) [lang="ja"] { font-family: x2rem; }',
  );
});

test('pseudo-elements stand for those that bear them', () => {
  expect(bearers('*, ::before, .a:hover > ::after')).toBe('*, *, .a:hover > *');
  expect(bearers('.seal.gone::before')).toBe('.seal.gone');
  expect(bearers('::selection')).toBe('*');
  expect(bearers('.x::part(y) b')).toBe('.x b');
});

test('what XML can not say is left out, and nothing else', () => {
  expect(sayable('a\u0000b\u0008c\u001Fd\uFFFEe')).toBe('abcde');
  expect(sayable('\uD83Dx\uDE00')).toBe('x');
  expect(sayable('名\t前\n<b>😀\u202E')).toBe('名\t前\n<b>😀\u202E');
});
