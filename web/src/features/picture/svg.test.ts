import { expect, test } from 'vitest';
import { sayable } from './svg.ts';

test('what XML can not say is left out, and nothing else', () => {
  expect(sayable('a\u0000b\u0008c\u001Fd\uFFFEe')).toBe('abcde');
  expect(sayable('\uD83Dx\uDE00')).toBe('x');
  expect(sayable('名\t前\n<b>😀\u202E')).toBe('名\t前\n<b>😀\u202E');
});
