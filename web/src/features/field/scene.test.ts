// Tests of scenes: whose turn it is, who is asked, where figures stand along their side, and the strokes of an
// exchange.
import { expect, test } from 'vitest';
import type { Board, BoardSide, Figure, Form } from '#engine';
import type { Fight, FightEvent, FightPhase } from '../../engine/fight.ts';
import { type Scene, abreast, askedAt, reachAt, spotOf, strokesAt, turnAt } from './scene.ts';

const phase = (id: string, first: number, count: number, of: Partial<FightPhase> = {}): FightPhase => ({
  id,
  side: null,
  title: [],
  first,
  count,
  ...of,
});
const fight = {
  events: Array(4),
  pending: null,
  rounds: [
    { round: 1, title: '', phases: [phase('deal', 0, 1), phase('none', 1, 0, { side: 'A', member: 0 })] },
    { round: 2, title: '', phases: [phase('turn', 1, 3, { side: 'B', member: 2 })] },
  ],
} as unknown as Fight;

test('it is the turn of whose phase it is; who is asked is told at the end', () => {
  expect(turnAt(fight, 0)).toBe(null);
  expect(turnAt(fight, 1)).toBe(null);
  expect(turnAt(fight, 2)).toEqual({ side: 1, member: 2 });
  expect(turnAt(fight, 4)).toEqual({ side: 1, member: 2 });
  const asked = { ...fight, pending: { side: 'A', member: 1 } } as Fight;
  expect(turnAt(asked, 4)).toEqual({ side: 1, member: 2 });
  expect(askedAt(asked, 3)).toBe(null);
  expect(askedAt(asked, 4)).toEqual({ side: 0, member: 1 });
  const over = { ...fight, outcome: { winner: 'A' } } as Fight;
  expect([3, 4].map((at) => turnAt(over, at)?.side)).toEqual([1, undefined]);
});

const standing = (count: number): BoardSide => ({
  rows: [],
  meters: [],
  states: [],
  left: 0,
  full: 0,
  figures: Array.from({ length: count }, (_, member): Figure => ({
    member,
    meters: [],
    states: [],
    cells: [],
    acted: false,
    out: false,
    turn: 0,
    at: 1,
  })),
});
const sceneOf = (a: number, b: number) =>
  ({ form: {} as Form, board: { sides: [standing(a), standing(b)] } as unknown as Board }) as Scene;

test('figures stand beside each other, more than six of them in two rows', () => {
  expect([1, 2, 6, 7, 8].map(abreast)).toEqual([1, 2, 6, 4, 4]);
  expect(spotOf(sceneOf(1, 3), 'A1')).toEqual({ side: 0, x: 0.5 });
  expect(spotOf(sceneOf(1, 2), 'B2')).toEqual({ side: 1, x: 0.75 });
  expect(spotOf(sceneOf(8, 1), 'A6')).toEqual({ side: 0, x: 0.375 });
  expect(spotOf(sceneOf(2, 2), 'A')).toEqual({ side: 0, x: 0.5 });
});

test('what went to whom lasts until the next exchange', () => {
  const event = (i: number, side: 'A' | 'B', tone?: 'use'): FightEvent => ({
    i,
    round: 1,
    phase: 'turn',
    rule: '1',
    kind: 'any',
    side,
    text: [],
    ...(tone && { tone }),
  });
  const told = {
    pending: null,
    rounds: [{ round: 1, title: '', phases: [phase('turn', 0, 4, { side: 'A' })] }],
    events: [event(0, 'A', 'use'), event(1, 'B'), event(2, 'A', 'use'), event(3, 'B')],
    boards: [{}, { strokes: [['A1', 'B1']], reach: { side: 'A', places: [1, 2] } }, {}, {}, {}],
  } as unknown as Fight;
  expect([0, 1, 2, 3, 4].map((at) => strokesAt(told, at).length)).toEqual([0, 1, 1, 0, 0]);
  expect(reachAt(told, 2)?.places).toEqual([1, 2]);
  expect(reachAt(told, 3)).toBe(null);
});
