// Tests of boxes of builds: how a set of skills is told, and how boxes are joined.
import { describe, expect, it, test } from 'vitest';
import type { CounterBox } from '#analysis';
import { example, joined, said } from './boxes.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('a set of skills', () => {
  it('is said in the fewest words, in the order of the form', () => {
    expect(said([...all].reverse(), all)).toEqual({ is: 'all' });
    expect(said(['c'], all)).toEqual({ is: 'one', items: ['c'] });
    expect(said(['d', 'b'], all)).toEqual({ is: 'some', items: ['b', 'd'] });
    expect(said(['a', 'b', 'c'], all)).toEqual({ is: 'some', items: ['a', 'b', 'c'] });
    expect(said(['a', 'b', 'd', 'e'], all)).toEqual({ is: 'allBut', items: ['c', 'f'] });
  });
});

describe('boxes', () => {
  const box = (rounds: number, ...sets: string[][]): CounterBox => ({
    sets,
    rounds,
    builds: sets.reduce((product, set) => product * set.length, 1),
  });

  it('are joined where they differ in one place, and the largest come first', () => {
    const boxes = [box(3, ['a'], ['x']), box(3, ['b'], ['x', 'y']), box(3, ['c'], ['y', 'x'])];
    expect(joined(boxes)).toEqual([box(3, ['b', 'c'], ['x', 'y']), box(3, ['a'], ['x'])]);
  });

  it('stay apart where the fight takes another course', () => {
    expect(joined([box(3, ['a'], ['x']), box(4, ['b'], ['x'])])).toHaveLength(2);
    expect(joined([])).toEqual([]);
  });

  test('an example is one of them', () => {
    expect(example(box(3, ['b', 'c'], ['x', 'y']))).toEqual(['b', 'x']);
  });
});
