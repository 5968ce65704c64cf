// Tests of variation.ts: the places of a match, and the matches of a variation.
import { expect, test } from 'vitest';
import type { Build, Form, Match } from '#engine';
import {
  type Place,
  type Variation,
  gathered,
  placesIn,
  rankOf,
  sought,
  usualRange,
  variants,
} from './variation.ts';

const build = (fields: object): Build => ({ system: 'teams', version: '1', name: '', ...fields });
const match: Match = {
  system: 'teams',
  sides: [
    build({ members: [{ strength: 5 }] }),
    build({ members: [{ strength: 6 }, { name: '小鬼', strength: 3 }] }),
  ],
  seed: '9',
};

/** `place`: a JSON pointer into the match. */
const made = (place: string, values: Variation['values'], copies = false) =>
  variants(match, { place: place.slice(1).split('/'), copies, values });
const member = (side: 0 | 1, at: number) => (one: { match: Match }) =>
  (one.match.sides[side]['members'] as unknown[])[at];

test('a number takes each value, and nothing else changes', () => {
  expect(made('/sides/1/members/1/strength', [3, 4, 5])?.map(member(1, 1))).toEqual(
    [3, 4, 5].map((strength) => ({ name: '小鬼', strength })),
  );
  expect(made('/settings/limit', [9])).toEqual([{ value: 9, match: { ...match, settings: { limit: 9 } } }]);
  expect(match.settings).toBeUndefined();
});

test('copies stand beside each other', () => {
  const [none, , three] = made('/sides/1/members/1', [0, 1, 3], true) ?? [];
  expect(none?.match.sides[1]['members']).toEqual([{ strength: 6 }]);
  expect(three?.match.sides[1]['members']).toEqual([
    { strength: 6 },
    ...Array.from({ length: 3 }, () => ({ name: '小鬼', strength: 3 })),
  ]);
});

test('who stands there twice is counted once, as two, and the copies are all there are', () => {
  const label = { ja: '', en: '' };
  const strength = { type: 'number', key: 'strength', label, min: 1, max: 9 } as const;
  const form: Form = {
    fields: [{ type: 'members', key: 'members', label, least: 1, most: 5, fields: [strength] }],
    kinds: [],
    items: [],
    states: [],
  };
  const [boss, imp] = [{ strength: 6 }, { name: '小鬼', strength: 3 }];
  const two: Match = {
    ...match,
    sides: [match.sides[0], build({ members: [boss, imp, { strength: 3, name: '小鬼' }] })],
  };
  const counts = placesIn(two, form, []).filter(({ side, copies }) => side === 1 && copies);
  expect(counts.map(({ place, now, max }) => [place.at(-1), now, max])).toEqual([
    ['0', 1, 3],
    ['1', 2, 4],
  ]);
  const [, imps] = counts;
  if (!imps) throw new Error('nobody to count');
  expect(usualRange(imps)).toEqual({ from: 0, to: 4, by: 1 });
  const made = variants(gathered(two, imps), { ...imps, values: [0, 2, 3] });
  expect(made?.map((one) => one.match.sides[1]['members'])).toEqual([
    [boss],
    [boss, imp, imp],
    [boss, imp, imp, imp],
  ]);
});

test('there are places that a match doesn’t have', () => {
  for (const place of [
    '/sides/1/members/2/strength',
    '/sides/1/members/01/strength',
    '/sides/1/toString/x',
    '/sides/__proto__/x',
    '/settings/a/b',
  ])
    expect(made(place, [3]), place).toBeNull();
  for (const place of ['/sides/1/members/2', '/sides/1/members'])
    expect(made(place, [1], true), place).toBeNull();
});

test('a key that objects have by themselves is one as any other', () => {
  const [one] = made('/settings/__proto__', [1]) ?? [];
  expect(JSON.stringify(one?.match.settings)).toBe('{"__proto__":1}');
});

test('what is changed most is offered first, what the sheets do not have last', () => {
  const place = (path: string, more: Partial<Place> = {}): Place => ({
    ...{ place: path.split('/'), copies: false, side: 1, member: 0, label: { ja: '数', en: 'n' } },
    ...{ min: 1, max: 9, now: 1, ...more },
  });
  expect(rankOf(place('sides/1/members/0/hp', { now: null }))).toBe('usual');
  expect(rankOf(place('sides/1/members/0', { copies: true }))).toBe('usual');
  expect(rankOf(place('sides/1/strength', { member: null }))).toBe('usual');
  expect(rankOf(place('sides/1/members/0/skills/shot'))).toBe('used');
  expect(rankOf(place('sides/1/members/0/skills/homing', { now: null }))).toBe('unused');
  expect(rankOf(place('settings/limit', { side: null, member: null }))).toBe('used');
});

test('a search keeps within the range that the reader wrote', () => {
  const place: Place = {
    place: ['sides', '0', 'n'],
    copies: false,
    side: 0,
    member: null,
    label: { ja: '', en: '' },
    min: 0,
    max: 9,
    now: 7,
  };
  expect(sought(place, { from: 0, to: 5, by: 1 })).toMatchObject({ min: 0, max: 5, now: 5 });
  expect(sought(place, { from: -3, to: 20, by: 1 })).toMatchObject({ min: 0, max: 9, now: 7 });
  expect(sought(place, null)).toBe(place);
});
