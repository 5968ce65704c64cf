// Tests of Shares.tsx: after every change the shares are legal, with the same total and no part below its
// least.
import { expect, test } from 'vitest';
import type { SharesField } from '#engine';
import { mostOf, sharesOf, withShare, withShares } from './Shares.tsx';

const part = (key: string) => ({ key, name: { ja: key, en: key }, min: 5 });
const field: SharesField = {
  type: 'shares',
  key: 'abilities',
  label: { ja: '', en: '' },
  total: 60,
  parts: [part('POW'), part('SPD'), part('WIZ')],
};
const build = { system: 'rakuen', version: '1.0.12', name: 'A', POW: 20, SPD: 15, WIZ: 25 };

test('from every legal state every wish leads to a legal state that grants as much as can be', () => {
  const wrong: unknown[] = [];
  for (let a = 5; a <= 50; a += 3) {
    for (let b = 5; a + b <= 55; b++) {
      const now = [a, b, 60 - a - b];
      for (const at of [0, 1, 2]) {
        for (const to of [-100, 4, 5, 20, 50, 51, 1000, (now[at] ?? 0) + 1, (now[at] ?? 0) - 1]) {
          const next = withShare(now, field, at, to);
          const sum = next.reduce((total, share) => total + share, 0);
          const granted = next[at] === Math.min(Math.max(to, 5), 50);
          if (sum !== 60 || Math.min(...next) < 5 || !granted) wrong.push([now, at, to, next]);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the larger one gives and the smaller one takes; of equals the next', () => {
  expect(withShare([20, 15, 25], field, 0, 21)).toEqual([21, 15, 24]);
  expect(withShare([20, 15, 25], field, 0, 19)).toEqual([19, 16, 25]);
  expect(withShare([20, 20, 20], field, 0, 21)).toEqual([21, 19, 20]);
  expect(withShare([20, 20, 20], field, 2, 50)).toEqual([5, 5, 50]);
});

test('steps that are not whole numbers are rounded', () => {
  expect(withShare([20, 15, 25], field, 1, 15.6)).toEqual([20, 16, 24]);
});

test('a build gives its shares, and an impossible one those of everybody alike', () => {
  expect(sharesOf(build, field)).toEqual([20, 15, 25]);
  expect(sharesOf({ ...build, WIZ: 26 }, field)).toEqual([20, 20, 20]);
  expect(sharesOf({ system: 'rakuen', version: '', name: '' }, field)).toEqual([20, 20, 20]);
  expect(withShares(build, field, [30, 20, 10])).toEqual({ ...build, POW: 30, SPD: 20, WIZ: 10 });
  expect(mostOf(field, 1)).toBe(50);
});
