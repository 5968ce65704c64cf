// Tests of the numbers of a build: their places and ranges, builds with other numbers, the parts of a map, and sums
// by value.
import { expect, test } from 'vitest';
import type { Build, Form } from '#engine';
import { byValue } from './heat.ts';
import { areIn, numbersOf, planOf, rangesOfPlan, withNumbers } from './numbers.ts';

const text = (ja: string) => ({ ja, en: ja });
const number = (key: string, max: number, more = {}) => ({
  type: 'number',
  key,
  label: text(key),
  min: 1,
  max,
  ...more,
});
const group = (key: string, fields: unknown[], more = {}) => ({
  type: 'group',
  key,
  label: text(key),
  text: text(''),
  fields,
  ...more,
});
const form = {
  fields: [
    { type: 'name', key: 'name', label: text('名前'), max: 24 },
    {
      type: 'members',
      key: 'members',
      label: text('隊員'),
      least: 1,
      most: 6,
      fields: [
        group('stats', [number('body', 12), number('will', 12)], {
          budget: { totals: { group: 'ranks', key: 'stats', of: { A: 26 } }, exact: true },
        }),
        group('skills', [number('shot', 20, { optional: true })]),
        { ...number('hp', 999), when: { key: 'kind', is: 'boss' } },
      ],
    },
  ],
} as unknown as Form;

test('numbers of each member, in groups too, and those alone that it is asked for', () => {
  const build = {
    system: 'x',
    name: '隊',
    members: [
      { name: '灯', stats: { body: 4, will: 5 } },
      { name: '主', kind: 'boss', hp: 90 },
    ],
  } as unknown as Build;
  const [first, second] = numbersOf(form, build);
  expect(first?.name).toBe('灯');
  expect(first?.numbers.map(({ place, least, most, exact }) => [place, least, most, exact])).toEqual([
    ['/members/0/stats/body', 1, 12, '/members/0/stats'],
    ['/members/0/stats/will', 1, 12, '/members/0/stats'],
    ['/members/0/skills/shot', 0, 20, ''],
  ]);
  // A wide range is cut to ten values on either side of the present one.
  expect(second?.numbers.at(-1)).toMatchObject({ place: '/members/1/hp', least: 80, most: 100 });
});

test('a build without members has its own', () => {
  const alone = { fields: [number('hp', 9)] } as unknown as Form;
  expect(numbersOf(alone, { system: 'x', name: '' } as Build)).toMatchObject([
    { name: '', numbers: [{ place: '/hp', least: 1, most: 9 }] },
  ]);
});

test('numbers are put in their places, and the build that they come from stays', () => {
  const build = { system: 'x', name: '', members: [{ name: '', stats: { body: 4 } }] } as unknown as Build;
  const made = withNumbers(build, ['/members/0/stats/body', '/members/0/skills/shot'], [6, 2]);
  expect(made).toEqual({ ...build, members: [{ name: '', stats: { body: 6 }, skills: { shot: 2 } }] });
  expect(build).toEqual({ system: 'x', name: '', members: [{ name: '', stats: { body: 4 } }] });
});

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

test('ranges of a plan hold every fight once, and what is known is not asked for again', () => {
  for (const fights of [10, 100]) {
    const all = rangesOfPlan(30, fights).flat();
    const numbers = all.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
    expect(new Set(numbers).size).toBe(30 * fights);
    expect(numbers).toHaveLength(30 * fights);
  }
  expect(
    areIn(
      [
        [0, 20],
        [100, 120],
      ],
      [
        [0, 50],
        [90, 120],
      ],
    ),
  ).toBe(true);
  expect(
    areIn(
      [
        [0, 20],
        [100, 121],
      ],
      [
        [0, 50],
        [90, 120],
      ],
    ),
  ).toBe(false);
});

test('cells are put together by each value of each number', () => {
  const names = [
    { ja: 'POW', en: 'POW' },
    { ja: 'SPD', en: 'SPD' },
  ];
  const cells = [
    [5, 10],
    [5, 20],
    [15, 10],
  ];
  const told = byValue({ names, cells, wins: [1, 2, 4], draws: [0, 1, 0], fought: [10, 10, 10] });
  expect(told.map(({ name, builds, games, wins, draws }) => [name.ja, builds, games, wins, draws])).toEqual([
    ['POW 5', 2, 20, 3, 1],
    ['POW 15', 1, 10, 4, 0],
    ['SPD 10', 2, 20, 5, 0],
    ['SPD 20', 1, 10, 2, 1],
  ]);
});
