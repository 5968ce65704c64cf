// Tests of the excerpt of a text that a problem points at.
import { describe, expect, it } from 'vitest';
import type { Problem } from '#engine';
import { excerpt } from './PasteBox.tsx';

const problem = (line: number, column: number, length: number): Problem => ({
  ja: '',
  en: '',
  code: 'x',
  line,
  column,
  length,
});

describe('excerpt', () => {
  it('marks the words, counted in code points', () => {
    expect(excerpt('名前:x\n𠮷【一戦】', problem(2, 3, 2))).toEqual({
      before: '𠮷【',
      marked: '一戦',
      after: '】',
    });
  });

  it('cuts a long line on both sides', () => {
    const { before, marked, after } = excerpt('あ'.repeat(100), problem(1, 51, 1)) ?? {};
    expect(before).toBe('…' + 'あ'.repeat(24));
    expect(marked).toBe('あ');
    expect(after).toBe('あ'.repeat(24) + '…');
  });

  it('has nothing to show without a place, or outside of the text', () => {
    expect(excerpt('x', { ja: '', en: '', code: 'x' })).toBeNull();
    expect(excerpt('x', problem(9, 1, 1))).toBeNull();
    expect(excerpt('x', problem(1, 50, 1))).toEqual({ before: 'x', marked: '', after: '' });
  });
});
