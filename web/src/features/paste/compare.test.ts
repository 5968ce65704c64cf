// The preview of a paste.
import { describe, expect, it } from 'vitest';
import type { Form, Problem } from '#engine';
import { differingPlaces, excerpt } from './compare.ts';

const form: Form = {
  fields: [{ type: 'row', key: 'skills', label: { ja: '', en: '' }, places: 3 }],
  kinds: [],
  items: [],
  states: [],
};
const build = (...skills: string[]) => ({ system: 'x', version: '1', name: '', skills });
const problem = (line: number, column: number, length: number): Problem => ({
  ja: '',
  en: '',
  code: 'x',
  line,
  column,
  length,
});

describe('differingPlaces', () => {
  it('counts the places that change', () => {
    expect(differingPlaces(build('a', 'b', 'c'), build('a', 'x', 'y'), form)).toBe(2);
    expect(differingPlaces(build('a', 'b', 'c'), build('a', 'b', 'c'), form)).toBe(0);
  });

  it('takes what is missing for a gap', () => {
    expect(differingPlaces(build('a', 'b'), build('a', 'b', 'c'), form)).toBe(1);
  });
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
