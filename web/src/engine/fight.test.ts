// Tests of unfolding a report: every event is in its phase, every position is whole, unchanged parts are shared.
import { expect, test } from 'vitest';
import type { BoardSide, Cell, Event, Report, StackEntry } from '#engine';
import { unfold } from './fight.ts';

const cell = (item: string, more: Partial<Cell> = {}): Cell => ({ item, ...more });
const side = (): BoardSide => ({
  rows: [
    { id: 'held', cells: [cell('a'), cell('b')] },
    { id: 'panels', cells: [cell('x')] },
  ],
  meters: [
    { id: 'hp', value: 9, max: 9 },
    { id: 'sp', value: 2, max: 4 },
  ],
  states: [],
  left: 2,
  full: 2,
});
const entry = (number: number, state: StackEntry['state'] = 'waiting'): StackEntry => ({
  number,
  kind: 'use',
  side: 'A',
  attributes: '',
  state,
  event: number,
});
const event: Event = { rule: '1', kind: 'k', text: [] };
const phase = (id: string, count: number) => ({ id, side: null, title: [], count });

const told: Report = {
  system: 's',
  version: '1',
  lang: 'ja',
  names: ['', ''],
  outcome: null,
  pending: null,
  controllers: ['plans', 'plans'],
  decisions: [],
  plans: [],
  settings: [],
  headline: [],
  why: '',
  line: '',
  digest: '',
  viewer: null,
  rounds: [
    { round: 1, title: '', phases: [phase('p', 2), phase('none', 0)] },
    { round: 2, title: '', phases: [phase('q', 2)] },
  ],
  events: [event, event, event, event],
  board: { round: 0, phase: '', sides: [side(), side()], arrows: [] },
  changes: [
    {
      A: { cells: [[0, 1, cell('b', { gone: true })]], left: 1 },
      stack: { keep: 0, on: [entry(1), entry(2)] },
    },
    { arrows: [{ from: { side: 'A', place: 0 }, to: { side: 'B', place: 1 } }] },
    {
      B: { meters: [{ id: 'sp', value: 0, max: 4 }], states: [{ id: 'x', n: 1 }] },
      stack: { keep: 1, on: [] },
    },
    { B: { rows: [{ id: 'held', cells: [cell('c')] }] }, stack: { keep: 0, on: [] } },
  ],
};

const { rounds, events, boards } = unfold(told);

test('events stand in the phase that they are counted to', () => {
  expect(events.map(({ i, round, phase }) => [i, round, phase])).toEqual([
    [0, 1, 'p'],
    [1, 1, 'p'],
    [2, 2, 'q'],
    [3, 2, 'q'],
  ]);
  expect(rounds.map(({ phases }) => phases.map(({ first, count }) => [first, count]))).toEqual([
    [
      [0, 2],
      [2, 0],
    ],
    [[2, 2]],
  ]);
});

test('each position is the one before with what is otherwise', () => {
  expect(boards).toHaveLength(5);
  const [before, one, two, three, four] = boards;
  expect(before).toEqual(told.board);
  expect(one?.sides[0]).toEqual({
    ...side(),
    rows: [{ id: 'held', cells: [cell('a'), cell('b', { gone: true })] }, side().rows[1]],
    left: 1,
  });
  expect(one?.stack).toEqual([entry(1), entry(2)]);
  expect(two?.stack).toBe(one?.stack);
  expect(two?.arrows).toHaveLength(1);
  expect(three?.arrows).toEqual([]);
  expect(three?.stack).toEqual([entry(1)]);
  expect(three?.sides[1].meters).toEqual([
    { id: 'hp', value: 9, max: 9 },
    { id: 'sp', value: 0, max: 4 },
  ]);
  expect(three?.sides[1].states).toEqual([{ id: 'x', n: 1 }]);
  expect(four?.sides[1].rows).toEqual([{ id: 'held', cells: [cell('c')] }]);
  expect(four && 'stack' in four).toBe(false);
  expect(boards.map(({ round, phase }) => [round, phase])).toEqual([
    [0, ''],
    [1, 'p'],
    [1, 'p'],
    [2, 'q'],
    [2, 'q'],
  ]);
});

test('what stays is the same object', () => {
  expect(boards[1]?.sides[1]).toBe(boards[0]?.sides[1]);
  expect(boards[1]?.sides[0].rows[1]).toBe(boards[0]?.sides[0].rows[1]);
  expect(boards[4]?.sides[0]).toBe(boards[1]?.sides[0]);
});
