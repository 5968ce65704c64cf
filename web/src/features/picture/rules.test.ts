import { describe, expect, test } from 'vitest';
import { asInPicture, bearers, holdsFor } from './rules.ts';

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
