// Whose a text is, by its marks.
import { describe, expect, it } from 'vitest';
import { bearerOf } from './marks.ts';

const marks = { one: ['火|水', '(^|,)[甲乙]{3}/'], two: ['POW *: *[0-9]'] };

describe('bearerOf', () => {
  it('is the one whose marks a text bears most, in either width', () => {
    expect(bearerOf('名前:イ\nＰＯＷ：20', marks)).toBe('two');
    expect(bearerOf('a\n甲乙甲/イ', marks)).toBe('one');
    expect(bearerOf('火 水 POW:20', marks)).toBe('one');
  });

  it('is nobody where there are none, or as many of one as of another', () => {
    expect(bearerOf('こんにちは', marks)).toBeNull();
    expect(bearerOf('火 POW:20', marks)).toBeNull();
    expect(bearerOf('', marks)).toBeNull();
  });

  it('is the one that JSON names', () => {
    expect(bearerOf('[{ "system" : "two" }]', marks)).toBe('two');
    expect(bearerOf('{"system":"three"}', marks)).toBeNull();
  });
});
