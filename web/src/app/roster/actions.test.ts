// Tests of the names of copies in the roster.
import { describe, expect, it } from 'vitest';
import { nextName } from './actions.ts';

describe('the name of a copy', () => {
  it('is the first number that nobody bears', () => {
    expect(nextName('クロダ', new Set(['クロダ']), 24)).toBe('クロダ2');
    expect(nextName('クロダ2', new Set(['クロダ', 'クロダ2', 'クロダ3']), 24)).toBe('クロダ4');
    expect(nextName('', new Set(['']), 24)).toBe('2');
  });
  it('fits where names end', () => {
    expect(nextName('𠮷'.repeat(24), new Set(), 24)).toBe(`${'𠮷'.repeat(23)}2`);
    expect(nextName('あ99', new Set(['あ99']), 3)).toBe('100');
  });
});
