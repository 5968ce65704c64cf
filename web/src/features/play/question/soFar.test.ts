// Tests the list of steps chosen so far of a decision that is asked in several steps.
import { expect, test } from 'vitest';
import type { Decided, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { soFar, turnOf } from './soFar.ts';

const events = [{}, {}] as Fight['events'];
const took = (label: string, more: Partial<Decided> = {}): Decided => ({
  event: 2,
  i: 0,
  side: 'A',
  point: 'pay',
  by: 'hand',
  option: { id: label, label },
  ...more,
});
const asks = { point: 'pay', side: 'A' } as Pending;

test('panels that pay already are told and what they pay for, and nothing of what was decided before', () => {
  const decisions = [
    took('4：火', { event: 1 }),
    took('構える', { point: 'use' }),
    took('双刃', { point: 'use' }),
    took('2：剣'),
    took('3：剣'),
  ];
  expect(soFar({ decisions, events }, asks)).toEqual(['双刃', '2：剣', '3：剣']);
  expect(soFar({ decisions, events }, { ...asks, side: 'B' })).toEqual([]);
  expect(soFar({ decisions: [], events }, asks)).toEqual([]);
});

test('the first step of a thing says what it is asked for, where this hand has just chosen that and nothing came of it', () => {
  const use = (more: Partial<Decided> = {}) => [took('双刃', { point: 'use', ...more })];
  expect(soFar({ decisions: use(), events }, asks)).toEqual(['双刃']);
  expect(soFar({ decisions: use({ by: 'plans' }), events }, asks)).toEqual([]);
  expect(soFar({ decisions: use({ event: 1 }), events }, asks)).toEqual([]);
  expect(soFar({ decisions: use({ member: 1 }), events }, { ...asks, member: 0 })).toEqual([]);
});

test('what was taken back is none of them, and those before it still are', () => {
  const back: Decided = { event: 2, i: 2, side: 'A', point: 'pay', by: 'hand', rewind: 1 };
  expect(soFar({ decisions: [took('2：剣'), back], events }, asks)).toEqual(['2：剣']);
});

test('the second turn of a member in a round is one, whoever acted in between', () => {
  const phase = (id: string, side: 'A' | 'B', member: number) => ({
    id,
    side,
    member,
    title: [],
    first: 0,
    count: 1,
  });
  const phases = [
    phase('setup', 'B', 0),
    phase('main', 'B', 0),
    phase('main', 'A', 0),
    phase('main', 'B', 0),
  ];
  const members = [['甲'], ['乙', '丙']] as unknown as NonNullable<Fight['members']>;
  const fight = (until: number) => ({
    rounds: [{ round: 1, title: '', phases: phases.slice(0, until) }],
    members,
  });
  expect(turnOf(fight(2), { side: 'B', member: 0 })).toBe(1);
  expect(turnOf(fight(4), { side: 'B', member: 0 })).toBe(2);
  // What answers another's action belongs to no turn of its own.
  expect(turnOf(fight(3), { side: 'B', member: 0 })).toBe(1);
});
