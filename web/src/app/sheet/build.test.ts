// Tests of the reading and changing of builds.
import { describe, expect, it } from 'vitest';
import type { Build, Form, RowField } from '#engine';
import { cleared } from './blank.ts';
import { exchanged, hasGap, row, fightAlike, withItem, withSide } from './build.ts';

const field: RowField = { type: 'row', key: 'skills', label: { ja: '', en: '' }, places: 3 };
const form: Form = { fields: [field], kinds: [], items: [], states: [] };
const build = (skills: unknown): Build => ({ system: 'x', version: '1', name: 'n', skills, setting: 's' });

describe('a row', () => {
  it('has as many places as the form says, whatever the build holds', () => {
    expect(row(build(['a']), field)).toEqual(['a', '', '']);
    expect(row(build(['a', 7, null, 'd']), field)).toEqual(['a', '', '']);
    expect(row(build('abc'), field)).toEqual(['', '', '']);
  });

  it('is changed by copying', () => {
    const before = build(['a', 'b', 'c']);
    expect(row(withItem(before, field, 1, 'x'), field)).toEqual(['a', 'x', 'c']);
    expect(row(exchanged(before, field, 0, 2), field)).toEqual(['c', 'b', 'a']);
    expect(row(before, field)).toEqual(['a', 'b', 'c']);
  });

  it('is cleared with its name; notes stay', () => {
    const named: Form = {
      ...form,
      fields: [{ type: 'name', key: 'name', label: { ja: '', en: '' }, max: 24 }, field],
    };
    expect(cleared({ ...build(['a', 'b', 'c']), memo: 'x' }, named)).toEqual({
      ...build(['', '', '']),
      name: '',
      memo: 'x',
    });
  });

  it('knows its gaps and its equals', () => {
    expect(hasGap(build(['a', '', 'c']), form)).toBe(true);
    expect(hasGap(build(['a', 'b', 'c']), form)).toBe(false);
    expect(fightAlike(build(['a', 'b', 'c']), { ...build(['a', 'b', 'c']), name: 'm' }, form)).toBe(true);
    expect(fightAlike(build(['a', 'b']), build(['a', 'b', 'c']), form)).toBe(false);
  });
});

it('knows that a member’s name decides nothing', () => {
  const label = { ja: '', en: '' };
  const party: Form = {
    ...form,
    fields: [{ type: 'members', key: 'members', label, least: 1, most: 4, fields: [] }],
  };
  const two = (name: string, n: number): Build => ({ ...build([]), members: [{ name: 'a' }, { name, n }] });
  expect(fightAlike(two('b', 1), two('c', 1), party)).toBe(true);
  expect(fightAlike(two('b', 1), two('b', 2), party)).toBe(false);
});

it('puts a build on its side', () => {
  const [a, b, c] = [build(['a']), build(['b']), build(['c'])];
  expect(withSide({ sides: [a, b] }, 0, c)).toEqual({ sides: [c, b] });
  expect(withSide({ sides: [a, b] }, 1, c)).toEqual({ sides: [a, c] });
});
