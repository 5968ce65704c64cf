// Who is in turn, in which rows figures stand, and how arrows run.
import { expect, test } from 'vitest';
import type { BoardSide, FieldBoard, Figure, Form } from '#engine';
import type { Fight, FightPhase } from '../../engine/fight.ts';
import { type Scene, drawnBetween, ranks, turnAt } from './scene.ts';

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

test('it is the turn of whose phase it is, at the end of who is asked', () => {
  expect(turnAt(fight, 0)).toBe(null);
  expect(turnAt(fight, 1)).toBe(null);
  expect(turnAt(fight, 2)).toEqual({ side: 1, member: 2 });
  expect(turnAt(fight, 4)).toEqual({ side: 1, member: 2 });
  const asked = { ...fight, pending: { side: 'A', member: 1 } } as Fight;
  expect(turnAt(asked, 3)).toEqual({ side: 1, member: 2 });
  expect(turnAt(asked, 4)).toEqual({ side: 0, member: 1 });
});

const text = (name: string) => ({ ja: name, en: name });
const standing = (...at: number[]): BoardSide => ({
  rows: [],
  meters: [],
  states: [],
  left: 0,
  full: 0,
  figures: at.map((at, member): Figure => ({
    member,
    meters: [],
    states: [],
    cells: [],
    acted: false,
    out: false,
    turn: 0,
    at,
  })),
});
const sceneOn = (board: FieldBoard) => ({ form: { board } as Form }) as Scene;
const members = (scene: Scene, of: BoardSide) =>
  ranks(scene, of).map(({ place, figures }) => [place?.en, figures.map(({ member }) => member)]);

test('figures stand in the rows of their side, the front first; where nobody stands anywhere, in one', () => {
  const rows = sceneOn({ type: 'field', places: [text('front'), text('back')] });
  expect(members(rows, standing(2, 1, 2))).toEqual([
    ['front', [1]],
    ['back', [0, 2]],
  ]);
  // A place that the form doesn't know is none.
  expect(members(rows, standing(1, 0, 3))).toEqual([
    ['front', [0]],
    [undefined, [1, 2]],
  ]);
  const line = sceneOn({ type: 'field', places: [text('1'), text('2')], shared: true });
  expect(members(line, standing(2, 1))).toEqual([[undefined, [0, 1]]]);
  expect(members(sceneOn({ type: 'field' }), standing(0, 0))).toEqual([[undefined, [0, 1]]]);
});

test('who acts sooner stands first in its row; before that is settled, all as in the party', () => {
  const rows = sceneOn({ type: 'field', places: [text('front'), text('back')] });
  const of = standing(1, 2, 1, 1);
  const turns = [4, 1, 2, 0];
  of.figures = (of.figures ?? []).map((one) => ({ ...one, turn: turns[one.member] ?? 0 }));
  expect(members(rows, of)).toEqual([
    ['front', [2, 0, 3]],
    ['back', [1]],
  ]);
});

test('an arrow leaves by the edge that faces the other, in one row by the lower one', () => {
  const box = (x: number, y: number) => ({ x, y, width: 20, height: 10 });
  expect(drawnBetween(box(0, 0), box(40, 50)).line).toBe('M10 10C10 30 50 30 50 50');
  expect(drawnBetween(box(0, 50), box(40, 0)).line).toBe('M10 50C10 30 50 30 50 10');
  expect(drawnBetween(box(0, 0), box(40, 2)).line).toBe('M10 10C10 28 50 30 50 12');
});
