// Every fight of every cell is asked for once, and all cells before any has more.
import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

test('all fights of all cells, layer by layer', () => {
  for (const fights of [1, 20, 100, 1000]) {
    const done = new Array<number>(1081).fill(0);
    for (const { from, to, first, fights: more } of planOf(1081, fights)) {
      for (let cell = from; cell < to; cell++) {
        expect(done[cell]).toBe(first);
        done[cell] = first + more;
      }
    }
    expect(new Set(done)).toEqual(new Set([fights]));
  }
});
