// Whose a text is, by its marks.
import { describe, expect, it } from 'vitest';
import { detectSystem } from './detect.ts';

const marks = { one: ['火|水', '(^|,)[甲乙]{3}/'], two: ['POW *: *[0-9]'] };

describe('bearerOf', () => {
  it('is the one whose marks a text bears most, in either width', () => {
    expect(detectSystem('名前:イ\nＰＯＷ：20', marks)).toBe('two');
    expect(detectSystem('a\n甲乙甲/イ', marks)).toBe('one');
    expect(detectSystem('火 水 POW:20', marks)).toBe('one');
  });

  it('is nobody where there are none, or as many of one as of another', () => {
    expect(detectSystem('こんにちは', marks)).toBeNull();
    expect(detectSystem('火 POW:20', marks)).toBeNull();
    expect(detectSystem('', marks)).toBeNull();
  });

  it('is the one that JSON names', () => {
    expect(detectSystem('[{ "system" : "two" }]', marks)).toBe('two');
    expect(detectSystem('{"system":"three"}', marks)).toBeNull();
  });
});
