// Variations on the page: the grammar, and the matches that come of it.
import { expect, test } from 'vitest';
import type { Build, Match } from '#engine';
import { type Variation, readVariation, variants } from './variation.ts';

const build = (fields: object): Build => ({ system: 'teams', version: '1', name: '', ...fields });
const match: Match = {
  system: 'teams',
  sides: [
    build({ members: [{ strength: 5 }] }),
    build({ members: [{ strength: 6 }, { name: '小鬼', strength: 3 }] }),
  ],
  seed: '9',
};

function read(text: string): Variation {
  const variation = readVariation(text);
  if (Array.isArray(variation)) throw new Error(variation.join(' '));
  return variation;
}
const made = (text: string) => variants(match, read(text));
const member = (side: 0 | 1, at: number) => (one: { match: Match }) =>
  (one.match.sides[side]['members'] as unknown[])[at];

test('ranges, lists and words', () => {
  expect(read('/sides/0/stake=40..90:20,-1,堅実,null,true,1.5').values).toEqual([
    40,
    60,
    80,
    -1,
    '堅実',
    null,
    true,
    '1.5',
  ]);
  expect(read('/sides/1/a~1b~0/2#=-0..2')).toEqual({
    place: ['sides', '1', 'a/b~', '2'],
    copies: true,
    values: [0, 1, 2],
  });
});

test('a number takes each value, and nothing else changes', () => {
  expect(made('/sides/1/members/1/strength=3..5')?.map(member(1, 1))).toEqual(
    [3, 4, 5].map((strength) => ({ name: '小鬼', strength })),
  );
  expect(made('/settings/limit=9')).toEqual([{ value: 9, match: { ...match, settings: { limit: 9 } } }]);
  expect(match.settings).toBeUndefined();
});

test('copies stand beside each other', () => {
  const [none, , three] = made('/sides/1/members/1#=0,1,3') ?? [];
  expect(none?.match.sides[1]['members']).toEqual([{ strength: 6 }]);
  expect(three?.match.sides[1]['members']).toEqual([
    { strength: 6 },
    ...Array.from({ length: 3 }, () => ({ name: '小鬼', strength: 3 })),
  ]);
});

test('there are places that a match doesn’t have', () => {
  for (const text of [
    '/sides/1/members/2/strength=3',
    '/sides/1/members/01/strength=3',
    '/sides/1/members/2#=1',
    '/sides/1/members#=1',
    '/sides/1/toString/x=1',
    '/sides/__proto__/x=1',
    '/settings/a/b=1',
  ])
    expect(made(text), text).toBeNull();
});

test('a key that objects have by themselves is one as any other', () => {
  const [one] = made('/settings/__proto__=1') ?? [];
  expect(JSON.stringify(one?.match.settings)).toBe('{"__proto__":1}');
});
