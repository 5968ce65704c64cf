// Tests of choices on the board: which member an option is for, and which option a press on a member takes.
import { afterEach, expect, test, vi } from 'vitest';
import type { Option, Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { aimOf, choosing, isDrawn, optionAt, settle, settling, take } from './choosing.ts';

const option = (id: string): Option => ({ id, ja: `〈${id}〉`, en: id, tags: [], kind: '' });
const options = ['skill guren B1', 'skill guren B12', 'skill ryusei', 'step +1', 'end'].map(option);

test('the last word of an option may name a member', () => {
  expect(aimOf(option('skill guren B12'))).toEqual({ stem: 'skill guren', target: 'B12' });
  expect(aimOf(option('A2'))).toEqual({ stem: '', target: 'A2' });
  expect(aimOf(option('step +1'))).toEqual({ stem: 'step +1', target: null });
  expect(aimOf(option('HA'))).toEqual({ stem: 'HA', target: null });
  expect(aimOf({ ...option('cover'), target: 'A1' })).toEqual({ stem: 'cover', target: 'A1' });
});

test('a member is taken for what was begun, or by itself', () => {
  expect(optionAt(options, 'skill guren', 'B1')).toBe('skill guren B1');
  expect(optionAt(options, 'skill guren', 'B2')).toBeNull();
  expect(optionAt(options, null, 'B1')).toBeNull();
  expect(optionAt([option('A2')], null, 'A2')).toBe('A2');
});

test('nothing is begun where members are all that is asked', () => {
  const strikes = ['strike B1', 'strike B2'].map(option);
  expect(optionAt(strikes, null, 'B2')).toBe('strike B2');
  // With another option beside them, a press is not plain any more.
  expect(optionAt([...strikes, option('end')], null, 'B2')).toBeNull();
  expect(optionAt([option('A2'), option('pass')], null, 'A2')).toBe('A2');
  const fallen = { ...option('finish B3'), tags: ['folded'] };
  expect(optionAt([...strikes, fallen], null, 'B1')).toBe('strike B1');
});

test('a figure of the board can be pressed, a place of nobody can not', () => {
  const fight = { boards: [{ sides: [{ figures: [] }, { figures: [{ member: 0 }, { member: 2 }] }] }] };
  expect(['A1', 'B1', 'B2', 'B3'].map((one) => isDrawn(fight as unknown as Fight, one))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  choosing.value = null;
});

test('the second press of two takes nothing of the question that has just come', () => {
  vi.useFakeTimers();
  const decide = vi.fn();
  choosing.value = { pending: {} as Pending, decide };
  settle();
  take('costly');
  vi.advanceTimersByTime(300);
  take('costly');
  expect(decide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  take('meant');
  expect(decide.mock.calls).toEqual([['meant']]);
  // A later question begins its own pause; when the question goes, the pause ends.
  const end = settle();
  take('costly');
  end();
  expect(settling.value).toBe(false);
  expect(decide).toHaveBeenCalledOnce();
});
