// Tests of the store of fights: only a record of the right shape is taken back.
import { expect, test, vi } from 'vitest';
import { most, withoutRoom } from './dated.ts';
import { isAhead, isBehind, isKeptFight, keptFight, putFight, relationOf } from './fights.ts';

const records = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock('./database.ts', () => ({
  look: (_: string, ask: (store: unknown) => unknown) => ask(records),
  write: (_: string, change: (store: unknown) => void) => {
    change({ put: (value: unknown, key: unknown) => records.set(key, value) });
  },
}));

// Relations between two courses of a fight, and records that make room.

test.each([
  ['', '', 'same'],
  ['a b', 'a b', 'same'],
  ['', 'a', 'newer'],
  ['a b', 'a b c', 'newer'],
  ['a b', 'a', 'older'],
  ['a b', '', 'older'],
  ['a b', 'a c', 'other'],
  ['a b', 'a c d', 'other'],
  ['a b c', 'a c', 'other'],
  // Whoever is asked gives up with or without their side's letter, which a link always has.
  ['a surrender', 'a surrender B', 'same'],
  ['a surrender A', 'a surrender', 'same'],
  ['a surrender A', 'a surrender B', 'other'],
  // A decision that was taken back gives another course.
  ['a b', 'a reroll 1', 'resent'],
  ['a b c', 'a reroll 1 d', 'resent'],
  ['a reroll 1 c', 'reroll 2 d', 'resent'],
  ['a reroll 1 d', 'a b c', 'withdrawn'],
  ['a reroll 2 d', 'a reroll 1 c', 'withdrawn'],
  ['a reroll 1 c', 'a reroll 1 d', 'other'],
  ['a', 'a reroll 1', 'newer'],
])('kept: "%s", shown: "%s" is %s', (kept, shown, expected) => {
  const list = (words: string) => words.match(/surrender [AB]|reroll \d|\w+/g) ?? [];
  const found = relationOf(list(kept), list(shown));
  expect(found).toBe(expected);
  expect(isBehind(found)).toBe(!['same', 'newer'].includes(expected));
  expect(isAhead(found)).toBe(['newer', 'resent'].includes(expected));
});

test('the oldest makes room for one more, and none for one that is there', () => {
  const all = Array.from({ length: most }, (_, at) => ({ key: `${at}`, at }));
  expect(withoutRoom(all.slice(1), { key: 'new', at: most })).toEqual([]);
  expect(withoutRoom(all, { key: 'new', at: most })).toEqual(['0']);
  expect(withoutRoom(all, { key: '0', at: most })).toEqual([]);
  const more = [...all, { key: 'a', at: -1 }, { key: 'b', at: -2 }];
  expect(withoutRoom(more, { key: 'new', at: most })).toEqual(['0', 'a', 'b']);
});

const build = { system: 'x', version: '1', name: 'A' };
const fight = {
  format: 1,
  key: '1F',
  name: '',
  side: 'A',
  setup: [build, build, undefined, { seed: '5', decisions: ['first'] }],
  fragment: '1F0',
  names: ['A', ''],
  turn: 'B',
  winner: null,
  at: 1,
};

test('a fight that goes on, between two at one screen, or over', () => {
  for (const more of [{}, { side: null }, { turn: null, winner: 'draw' }, { turn: null, winner: 'B' }])
    expect(isKeptFight({ ...fight, ...more })).toBe(true);
});

test('it is taken from the store as it is worked with, and put back as it stood there', async () => {
  records.set(fight.key, fight);
  const kept = await keptFight(fight.key);
  expect(kept?.setup).toEqual({ sides: [build, build], course: { seed: '5', decisions: ['first'] } });
  records.clear();
  if (kept) await putFight(kept);
  expect(records.get(fight.key)).toStrictEqual(fight);
});

test.each([
  [null],
  ['text'],
  [{ ...fight, format: 2 }],
  [{ ...fight, side: 'C' }],
  [{ ...fight, turn: 'draw' }],
  [{ ...fight, winner: undefined }],
  [{ ...fight, setup: [build] }],
  [{ ...fight, names: ['A'] }],
  [{ ...fight, names: ['A', 5] }],
  [{ ...fight, at: '1' }],
])('%j is none', (other) => {
  expect(isKeptFight(other)).toBe(false);
});
