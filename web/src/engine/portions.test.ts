// Tests of portions: every fight is handed out once, and no portion crosses a thousand.
import { expect, test } from 'vitest';
import { Portions } from './portions.ts';

function all(portions: Portions, most: number): [number, number][] {
  const list: [number, number][] = [];
  for (let one = portions.next(most); one; one = portions.next(most)) list.push([one.from, one.count]);
  return list;
}

test('portions end at thousands, and at the last fight', () => {
  expect(all(new Portions(2100, []), 700)).toEqual([
    [0, 700],
    [700, 300],
    [1000, 700],
    [1700, 300],
    [2000, 100],
  ]);
});

test('what is there is left out, and its gaps are filled first', () => {
  const known = [
    { from: 0, fights: 1000 },
    { from: 1200, fights: 100 },
    { from: 1990, fights: 10 },
  ];
  expect(all(new Portions(2005, known), 1e9)).toEqual([
    [1000, 200],
    [1300, 690],
    [2000, 5],
  ]);
  expect(all(new Portions(1000, known.slice(0, 1)), 10)).toEqual([]);
});

test('at least one fight is handed out at a time', () => {
  expect(all(new Portions(2, []), 0.3)).toEqual([
    [0, 1],
    [1, 1],
  ]);
});
