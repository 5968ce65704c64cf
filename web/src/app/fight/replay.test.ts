// Tests of the replay: steps, rounds and turning points of a fight.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board, BoardSide } from '#engine';
import type { Fight, FightEvent, FightRound } from '../../engine/fight.ts';
import { report } from './match.ts';
import { move, numberAt, roundStarts, seek, seekRound, step, swings, thorough } from './replay.ts';

function side(left: number): BoardSide {
  return { rows: [], meters: [], states: [], left, full: 5 };
}
function board([a, b]: [number, number]): Board {
  return { round: 1, phase: '', sides: [side(a), side(b)], arrows: [] };
}
function event(i: number): FightEvent {
  return {
    i,
    round: 1,
    phase: '',
    rule: '',
    kind: '',
    text: [],
  };
}
function round(n: number, first: number, count: number): FightRound {
  return { round: n, title: '', phases: [{ id: '', side: null, title: [], first, count }] };
}

/** Six events in two rounds; a side loses something at steps 2 and 5. */
const fight: Fight = {
  system: 'x',
  version: '1',
  names: ['', ''],
  outcome: null,
  pending: null,
  controllers: ['plans', 'plans'],
  decisions: [],
  settings: [],
  lang: 'ja',
  plans: [],
  headline: [],
  why: '',
  line: '',
  digest: '',
  viewer: null,
  rounds: [round(1, 0, 3), round(2, 3, 3)],
  events: [0, 1, 2, 3, 4, 5].map(event),
  boards: (
    [
      [5, 5],
      [5, 5],
      [4, 5],
      [4, 5],
      [4, 5],
      [4, 3],
      [4, 3],
    ] as [number, number][]
  ).map(board),
};

describe('a fight', () => {
  beforeEach(() => {
    report.value = fight;
    step.value = 0;
  });

  it('turns where something is lost, and at its end', () => {
    expect(swings(fight)).toEqual([2, 5, 6]);
  });

  it('turns where a card is deployed, hit and broken', () => {
    const cards = [0, 0, 9, 4, 4, 0, 0].map((value, at) => {
      const [a, b] = board([5, 5]).sides;
      return { ...fight.boards[at], sides: [{ ...a, figures: [{ meters: [{ id: 'card', value }] }] }, b] };
    });
    expect(swings({ ...fight, boards: cards as unknown as Board[] }, ['card'])).toEqual([2, 3, 5, 6]);
  });

  it('stops at the last blow before the verdict, when one goes by exchanges', () => {
    seek(3);
    move(1, 'exchange');
    expect(step.value).toBe(5);
    move(1, 'exchange');
    expect(step.value).toBe(6);
  });

  it('has a first step in every round', () => {
    expect(roundStarts(fight)).toEqual([1, 4]);
    seekRound(2);
    expect(step.value).toBe(4);
    seekRound(9);
    expect(step.value).toBe(4);
  });

  it('is walked line by line, by rounds and by turning points', () => {
    move(1, 'event');
    expect(step.value).toBe(1);
    move(1, 'round');
    expect(step.value).toBe(4);
    move(1, 'swing');
    expect(step.value).toBe(5);
    move(-1, 'swing');
    expect(step.value).toBe(2);
    move(-1, 'round');
    expect(step.value).toBe(1);
  });

  it('is walked past what only keeps the books, unless the reader wants it', () => {
    report.value = {
      ...fight,
      events: fight.events.map((one) => (one.i === 1 || one.i === 2 ? { ...one, bookkeeping: true } : one)),
    };
    move(1, 'event');
    move(1, 'event');
    expect(step.value).toBe(4);
    move(-1, 'event');
    expect(step.value).toBe(1);
    thorough.value = true;
    move(1, 'event');
    expect(step.value).toBe(2);
    thorough.value = false;
  });

  it('has its lines numbered as they are told: what keeps the books has no number until it is shown', () => {
    report.value = {
      ...fight,
      events: fight.events.map((one) => (one.i === 1 || one.i === 2 ? { ...one, bookkeeping: true } : one)),
    };
    expect([0, 1, 4, 5, 6].map(numberAt)).toEqual([0, 1, 2, 3, 4]);
    thorough.value = true;
    expect([0, 1, 2, 3, 4, 5, 6].map(numberAt)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    thorough.value = false;
  });

  it('is not left on either side', () => {
    move(-1, 'event');
    expect(step.value).toBe(0);
    seek(99);
    expect(step.value).toBe(6);
    move(1, 'round');
    expect(step.value).toBe(6);
  });
});
