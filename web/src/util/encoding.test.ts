// Tests of the encodings in which editors and spreadsheets write files.
import { describe, expect, test } from 'vitest';
import { decoded } from './encoding.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

describe('decoded', () => {
  // Bytes of "名前:あ" and a line end.
  test.each([
    ['', 'e5908de5898d3ae381820a'],
    ['Shift_JIS', '96bc914f3a82a00a'],
    ['EUC-JP', 'ccbec1b03aa4a20a'],
    ['UTF-16', 'fffe0d544d523a0042300a00'],
    ['UTF-16', 'feff540d524d003a3042000a'],
    ['UTF-16', '0d544d523a0042300a00'],
  ])('%s', (encoding, hex) => {
    expect(decoded(bytes(hex))).toEqual({ text: '名前:あ\n', encoding });
  });

  test('what is no text stays broken, and is nothing else', () => {
    expect(decoded(bytes('ff80ff')).encoding).toBe('');
  });
});
