// Tests of the questions that stand on one card: which may, and what a row begins with.
import { expect, test } from 'vitest';
import type { Option, Pending } from '#engine';
import { follows, idleOption, joins } from './series.ts';

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  ja: id,
  en: id,
  tags: [],
  kind: 'act',
  ...more,
});
const asked = (member: number, more: Partial<Pending> = {}): Pending => ({
  i: 0,
  point: 'turn_start',
  side: 'A',
  member,
  by: 'hand',
  ofEach: true,
  prompt: { ja: '', en: '' },
  options: [option('deploy 1'), option('pass')],
  kinds: {},
  facts: {},
  giveUp: false,
  ...more,
});

test('a question joins that of another member of the same side, of the same kind', () => {
  expect(follows(asked(0), asked(1))).toBe(true);
  expect(follows(asked(0), asked(0))).toBe(false);
  expect(follows(asked(0), asked(1, { side: 'B' }))).toBe(false);
  expect(follows(asked(0), asked(1, { point: 'initiative' }))).toBe(false);
  expect(follows(asked(0), null)).toBe(false);
});

test('one that the engine does not ask of each, that a computer answers, or that is pressed on the board stands alone', () => {
  expect(joins(asked(0))).toBe(true);
  const { ofEach, ...alone } = asked(0);
  expect(ofEach && joins(alone)).toBe(false);
  expect(joins(asked(0, { by: 'search 1' }))).toBe(false);
  expect(joins(asked(0, { options: [option('cast seal B1'), option('pass')] }))).toBe(false);
});

test('a row rests on the option that does nothing, or on the first number', () => {
  expect(idleOption(asked(0))?.id).toBe('pass');
  expect(idleOption({ options: [option('no'), option('yes')] })?.id).toBe('no');
  expect(idleOption({ options: [option('0', { number: 0 }), option('1', { number: 1 })] })?.id).toBe('0');
  expect(idleOption({ options: [option('front'), option('back A1')] })).toBe(undefined);
});
