// Choices on the field: the ways that there are, and the option that a press on a member takes.
import { expect, test } from 'vitest';
import type { Form, Option } from '#engine';
import { oldestIn, optionAt, partsOf, takeOldest, takesOldest, waysOf } from './choosing.ts';

const option = (id: string): Option => ({ id, ja: `〈${id}〉`, en: id, tags: [], kind: '' });
const options = ['skill guren B1', 'skill guren B12', 'skill ryusei', 'step +1', 'end'].map(option);
const form = { items: [{ id: 'guren', name: { ja: '紅蓮斬', en: 'Crimson Slash' } }] } as unknown as Form;

test('the last word of an option may name a member', () => {
  expect(partsOf('skill guren B12')).toEqual({ stem: 'skill guren', target: 'B12' });
  expect(partsOf('A2')).toEqual({ stem: '', target: 'A2' });
  expect(partsOf('step +1')).toEqual({ stem: 'step +1', target: null });
  expect(partsOf('HA')).toEqual({ stem: 'HA', target: null });
});

test('a way for each thing that may be done, whoever it is done to', () => {
  expect(waysOf(options, form, 'ja')).toEqual([
    { stem: 'skill guren', name: '紅蓮斬', option: null },
    { stem: 'skill ryusei', name: '〈skill ryusei〉', option: 'skill ryusei' },
    { stem: 'step +1', name: '〈step +1〉', option: 'step +1' },
    { stem: 'end', name: '〈end〉', option: 'end' },
  ]);
  expect(waysOf([option('A2'), option('A3')], form, 'en')).toEqual([]);
});

test('a member is taken for what was begun, or by itself', () => {
  expect(optionAt(options, 'skill guren', 'B1')).toBe('skill guren B1');
  expect(optionAt(options, 'skill guren', 'B2')).toBeNull();
  expect(optionAt(options, null, 'B1')).toBeNull();
  expect(optionAt([option('A2')], null, 'A2')).toBe('A2');
});

test('the fallen are one way, whoever is to be finished', () => {
  const fallen = ['finish B1', 'finish B2'].map((id) => ({ ...option(id), tags: ['folded'] }));
  expect(waysOf([option('wait'), ...fallen], form, 'ja')).toEqual([
    { stem: 'wait', name: '〈wait〉', option: 'wait' },
    { stem: 'finish', name: 'とどめを刺す', option: null },
  ]);
});

test('the oldest card goes by itself in the fight in which that was said, until a turn is taken back', () => {
  const cards = [option('S2'), { ...option('S3'), tags: ['oldest'] }];
  expect(oldestIn(cards)).toBe('S3');
  expect(oldestIn(options)).toBeNull();
  takeOldest({ seed: '7' });
  expect(takesOldest({ seed: '7', decisions: ['S3'] })).toBe(true);
  expect(takesOldest({ seed: '8' })).toBe(false);
  takeOldest(null);
  expect(takesOldest({ seed: '7' })).toBe(false);
});
