// Tests the piles of dice: throws of a chain lie in one pile, changed dice show their old faces, a new round
// begins without dice.
import { expect, test } from 'vitest';
import type { DiceFaces, SideId } from '#engine';
import type { FightEvent } from '../../engine/fight.ts';
import { piles } from './Dice.tsx';

let count = 0;
function event(round: number, side: SideId | null, dice?: DiceFaces[]): FightEvent {
  return {
    i: count++,
    round,
    phase: '',
    rule: '',
    kind: '',
    ...(side && { side }),
    ...(dice && { dice }),
    text: [],
  };
}
const lies = (name: string, faces: number[], fell?: number[]) => [
  { name, sides: 10, faces },
  ...(fell ? [{ name: 'fell', sides: 10, faces: fell }] : []),
];
const roll = (round: number, side: SideId, faces: number[], fell?: number[]) =>
  event(round, side, lies('dice', faces, fell));

const ofRound = (events: FightEvent[], step: number) => piles({ events, rounds: [] }, step, 'round');

test('a chain piles up, the answer lies beside it', () => {
  const events = [
    event(1, 'A'),
    roll(1, 'A', [10, 10]),
    roll(1, 'A', [7, 10]),
    event(1, 'B'),
    roll(1, 'B', [4, 2]),
  ];
  expect(ofRound(events, 1)).toEqual([]);
  expect(ofRound(events, 2)).toEqual([{ side: 0, throws: [{ faces: [10, 10], fell: null }], total: 20 }]);
  const all = ofRound(events, 5);
  expect(all.map(({ side, total, throws }) => [side, total, throws.length])).toEqual([
    [0, 37, 2],
    [1, 6, 1],
  ]);
});

test('a rewritten throw shows what it was, also where it is changed later', () => {
  const forced = [roll(2, 'A', [2, 2], [1, 2])];
  expect(ofRound(forced, 1)).toEqual([{ side: 0, throws: [{ faces: [2, 2], fell: [1, 2] }], total: 4 }]);
  const shifted = [
    roll(3, 'A', [7, 8]),
    event(3, 'A', lies('changed', [8, 8], [7, 8])),
    roll(3, 'A', [1, 3]),
  ];
  expect(ofRound(shifted, 3)).toEqual([
    {
      side: 0,
      throws: [
        { faces: [8, 8], fell: [7, 8] },
        { faces: [1, 3], fell: null },
      ],
      total: 20,
    },
  ]);
});

test('any number of dice of any size', () => {
  const events = [event(1, 'B', [{ name: 'dice', sides: 6, faces: [1, 6, 6, 2, 4] }])];
  expect(ofRound(events, 1)).toEqual([
    { side: 1, throws: [{ faces: [1, 6, 6, 2, 4], fell: null }], total: 19 },
  ]);
});

test('another round begins with no dice', () => {
  const events = [roll(1, 'A', [3, 4]), event(2, 'B')];
  expect(ofRound(events, 1)).toHaveLength(1);
  expect(ofRound(events, 2)).toEqual([]);
  expect(ofRound(events, 0)).toEqual([]);
});

test('by phases, each roll whose line is in sight has the total that its line compares', () => {
  const attack = { ...roll(1, 'A', [2, 2]), tone: 'use' as const, args: { total: 14 } };
  const evasion = { ...roll(1, 'B', [3]), args: { total: 12 } };
  const damage = { ...roll(1, 'B', [4, 1]), tone: 'hit' as const, args: { rolled: 9 } };
  const events = [roll(1, 'A', [1]), attack, evasion, damage].map((one, i) => ({ ...one, i }));
  const phase = (first: number, count: number) => ({
    id: 'main',
    side: 'A' as const,
    title: [],
    first,
    count,
  });
  const rounds = [{ round: 1, title: '', phases: [phase(0, 1), phase(1, 3)] }];
  const fallen = (step: number) =>
    piles({ events, rounds }, step, 'phase').map(({ side, total }) => [side, total]);
  expect(fallen(0)).toEqual([]);
  expect(fallen(1)).toEqual([[0, 1]]);
  expect(fallen(2)).toEqual([[0, 14]]);
  expect(fallen(3)).toEqual([
    [0, 14],
    [1, 12],
  ]);
  // The damage is the attacker's, and the line of the evasion is no longer beside it.
  expect(fallen(4)).toEqual([
    [0, 14],
    [0, 9],
  ]);
  // As it was rolled, before a resistance halved it.
  const halved = { ...damage, i: 0, args: { whole: 9, rolled: 5 } };
  const alone = [{ round: 1, title: '', phases: [phase(0, 1)] }];
  expect(piles({ events: [halved], rounds: alone }, 1, 'phase')).toMatchObject([{ total: 9 }]);
});
