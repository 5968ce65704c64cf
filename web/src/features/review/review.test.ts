// Tests of review.ts: a curve goes through the decisions of its side, and ends with the fight's result.
import { expect, test } from 'vitest';
import { type Judged, curveOf, placeOf } from './review.ts';

const one = (
  i: number,
  side: 'A' | 'B',
  event: number,
  rate: number,
  compared: 'better' | 'untold' = 'untold',
): Judged => ({
  point: { i, event, side, member: -1, point: '', taken: null },
  found: {
    i,
    fights: 400,
    chance: { rate, low: rate, high: rate },
    advice: {
      option: { id: 'x', ja: '', en: '' },
      chance: { rate, low: rate, high: rate },
      gain: { rate: 0, low: 0, high: 0 },
      compared,
    },
    odds: null,
  },
});
const judged = [one(0, 'A', 0, 6000), one(1, 'B', 2, 3000), one(2, 'A', 6, 2500, 'better')];
const events = new Array<null>(8).fill(null);

test('each side has its own points, and the end of the fight', () => {
  expect(curveOf('A', judged, { events, outcome: { winner: 'B' } })).toEqual([
    { step: 0, rate: 6000, lost: false },
    { step: 6, rate: 2500, lost: true },
    { step: 8, rate: 0, lost: false },
  ]);
  expect(curveOf('B', judged, { events, outcome: null })).toEqual([{ step: 2, rate: 3000, lost: false }]);
  expect(curveOf('B', [], { events, outcome: { winner: 'B' } })).toEqual([]);
});

test('what is good for A lies above, whoever looks', () => {
  expect(placeOf({ step: 4, rate: 10_000, lost: false }, 'A', 8)).toEqual([50, 0]);
  expect(placeOf({ step: 8, rate: 10_000, lost: false }, 'B', 8)).toEqual([100, 100]);
});
