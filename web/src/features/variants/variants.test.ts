// Tests of variants: adding, switching, renaming and deleting them, each as a change of the set-up.
import { expect, test } from 'vitest';
import type { Build } from '#engine';
import { type Setup, withSide } from '../../app/sheet/build.ts';
import { isStoredSetup, stored } from '../../store/store.ts';
import { added, buildOf, removed, renamed, switched, variantsOf } from './variants.ts';

const build = (name: string): Build => ({ system: 'x', version: '1', name });
const course = { seed: '5', decisions: ['first'] };
const begun: Setup = { sides: [build('甲'), build('乙')], course };

const more = (setup: Setup, side: 0 | 1 = 0): Setup => {
  const next = added(setup, side);
  if (!next) throw new Error('full');
  return next.setup;
};
const edited = (setup: Setup, name: string): Setup => withSide(setup, 0, build(name));
const names = (setup: Setup, side: 0 | 1 = 0) =>
  variantsOf(setup, side).map((one) => `${one.id}${buildOf(setup, side, one).name}`);

const two = edited(more(begun), '丙');

test('the sheet is kept and goes on as the next one; what was decided stays decided', () => {
  expect(added(begun, 0)).toMatchObject({ kept: 'A', id: 'B' });
  expect(names(two)).toEqual(['A甲', 'B丙']);
  expect(variantsOf(two, 0).map((one) => one.build === null)).toEqual([false, true]);
  expect(two.course).toEqual(course);
  expect(variantsOf(two, 1)).toEqual([]);
  expect(isStoredSetup(stored(two))).toBe(true);
});

test('one press puts another on the sheet, in another fight', () => {
  const back = switched(two, 0, 'A');
  expect(back.sides[0].name).toBe('甲');
  expect(names(back)).toEqual(['A甲', 'B丙']);
  expect(back.course).toEqual({ seed: '5' });
  expect(switched(back, 0, 'A')).toBe(back);
  expect(names(switched(edited(back, '丁'), 0, 'B'))).toEqual(['A丁', 'B丙']);
});

test('either side has its own', () => {
  const both = more(two, 1);
  expect(names(both, 1)).toEqual(['A乙', 'B乙']);
  expect(names(removed(both, 0, 'A'), 1)).toEqual(['A乙', 'B乙']);
});

test('who is deleted on the sheet leaves it to the first of the others; letters stay', () => {
  const three = edited(more(two), '丁');
  expect(names(three)).toEqual(['A甲', 'B丙', 'C丁']);
  const without = removed(three, 0, 'B');
  expect(names(without)).toEqual(['A甲', 'C丁']);
  expect(names(more(without))).toEqual(['A甲', 'B丁', 'C丁']);
  const gone = removed(three, 0, 'C');
  expect([gone.sides[0].name, ...names(gone)]).toEqual(['甲', 'A甲', 'B丙']);
  // A single variant is the sheet itself, so the list is dropped.
  expect(removed(two, 0, 'A')).toEqual({ sides: [build('丙'), build('乙')], course });
});

test('four at most; names are cut and change nothing else', () => {
  const four = more(more(two));
  expect(added(four, 0)).toBeNull();
  const named = renamed(four, 0, 'B', ` <b>${'あ'.repeat(50)}`);
  expect(variantsOf(named, 0)[1]?.name).toBe(`<b>${'あ'.repeat(37)}`);
  expect(names(named)).toEqual(names(four));
});

test.each([
  [
    [
      { id: 'A', name: '', build: null },
      { id: 'A', name: '', build: null },
    ],
  ],
  [[{ id: 'A', name: '', build: build('甲') }]],
  [[{ id: 'Z', name: '', build: null }]],
  [[{ id: 'A', name: 5, build: null }]],
  ['text'],
])('what was kept in another shape is none: %j', (kept) => {
  expect(variantsOf({ sides: [build('甲'), build('乙')], variants: [kept, []] as never }, 0)).toEqual([]);
});
