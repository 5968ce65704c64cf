// The preview of a paste.
import { describe, expect, it } from 'vitest';
import type { Form } from '#engine';
import { differingPlaces } from './PasteDialog.tsx';

const form: Form = {
  fields: [{ type: 'row', key: 'skills', label: { ja: '', en: '' }, places: 3 }],
  kinds: [],
  items: [],
  states: [],
};
const build = (...skills: string[]) => ({ system: 'x', version: '1', name: '', skills });

describe('differingPlaces', () => {
  it('counts the places that change', () => {
    expect(differingPlaces(build('a', 'b', 'c'), build('a', 'x', 'y'), form)).toBe(2);
    expect(differingPlaces(build('a', 'b', 'c'), build('a', 'b', 'c'), form)).toBe(0);
  });

  it('takes what is missing for a gap', () => {
    expect(differingPlaces(build('a', 'b'), build('a', 'b', 'c'), form)).toBe(1);
  });
});
