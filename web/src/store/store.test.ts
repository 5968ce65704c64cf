// Tests of the store of set-ups: only a record of the right shape is taken back, and it is written as it stood there.
import { afterEach, expect, test, vi } from 'vitest';
import type { Setup } from '../app/sheet/build.ts';
import { isEntry } from './roster.ts';
import { type StoredSetup, isStoredSetup, keptSetup, leaveSetup, setupOfStored, stored } from './store.ts';

const build = { system: 'shiden', version: '1.03', name: 'A', skills: [] };

test('two builds are a set-up', () => {
  expect(isStoredSetup([build, build])).toBe(true);
});

test('a party is kept like a build, in the roster too', () => {
  const party = { system: 'x', version: '1', name: 'P', members: [{ name: 'a' }, { name: '' }] };
  expect(isStoredSetup([party, build])).toBe(true);
  const entry = { format: 1, key: 'k', tags: [], at: 1 };
  expect([party, build].map((one) => isEntry({ ...entry, build: one }))).toEqual([true, true]);
  expect(isEntry({ ...entry, build: { members: [] } })).toBe(false);
});

test('settings may stand behind them', () => {
  expect(isStoredSetup([build, build, {}])).toBe(true);
  expect(isStoredSetup([build, build, { R4: true }])).toBe(true);
  expect(isStoredSetup([build, build, { rules: 'advanced', start: { A: { hp: 20 } } }])).toBe(true);
});

test('and the course behind those', () => {
  expect(isStoredSetup([build, build, undefined, { seed: '5', decisions: ['first'] }])).toBe(true);
});

test('and behind all what else they might be, which its own readers check', () => {
  const other = [
    [
      { id: 'A', name: '', build },
      { id: 'B', name: '', build: null },
    ],
    [],
  ];
  expect(isStoredSetup([build, build, undefined, undefined, other])).toBe(true);
});

test.each<{ row: StoredSetup }>([
  { row: [build, build] },
  { row: [build, build, { R4: true }] },
  { row: [build, build, undefined, { seed: '5' }] },
  { row: [build, build, { R4: true }, { seed: '5' }] },
  { row: [build, build, undefined, undefined, [[], [{ id: 'A', name: '', build: null }]]] },
])('what was kept is kept again as it stood there: $row', ({ row }) => {
  expect(stored(setupOfStored(row))).toStrictEqual(row);
});

test.each([
  [null],
  ['text'],
  [[build]],
  [[build, build, build]],
  [[build, null]],
  [[build, build, null]],
  [[build, build, undefined, null]],
  [[build, build, ['R4']]],
  [[build, build, undefined, ['first']]],
  [[build, build, { R4: true }, {}, {}]],
  [[build, { ...build, name: 5 }]],
  [[build, { system: 'shiden' }]],
])('%j is none', (other) => {
  expect(isStoredSetup(other)).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

test('where there is no room for every step, a page that is left keeps the last one', async () => {
  const kept = new Map<string, string>();
  const most = 4000;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
  });
  const settings = { skills: 'x'.repeat(1000) };
  const step = (name: string) => ({ sides: [{ ...build, name }, build] as const, settings });
  const [past, now] = [[step('1'), step('2'), step('3'), step('4')], step('5')];
  leaveSetup('shiden', { past: past.slice(0, 1), now, future: [] });
  expect((await keptSetup('shiden'))?.past).toHaveLength(1);
  leaveSetup('shiden', { past, now, future: [] });
  expect(await keptSetup('shiden')).toEqual({ past: [], now, future: [] });
});

test('a course without settings comes back', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  const step = (decision: string): Setup => ({
    sides: [build, build],
    course: { seed: '5', decisions: [decision] },
  });
  const left = { past: [step('first')], now: step('second'), future: [step('third')] };
  leaveSetup('rakuen', left);
  expect(await keptSetup('rakuen')).toEqual(left);
  const row = (decision: string) => [build, build, null, { seed: '5', decisions: [decision] }];
  const written = { format: 1, past: [row('first')], now: row('second'), future: [row('third')] };
  expect([...kept.values()]).toEqual([JSON.stringify(written)]);
});
