// Tests of figures: percentages claim no more than is known, and the steps of a distribution lose nothing of it.
import { expect, test } from 'vitest';
import { type Chances, briefly, figureOf, growing, inSteps, percent, stepsFor } from './figures.ts';

test('0 % and 100 % are said only of what can not be, and of what must be', () => {
  expect([0, 1e-9, 0.0004, 0.0005, 0.5298, 0.9994, 0.9996, 1 - 1e-9, 1].map(percent)).toEqual([
    '0%',
    '<0.1%',
    '<0.1%',
    '0.1%',
    '53.0%',
    '99.9%',
    '>99.9%',
    '>99.9%',
    '100%',
  ]);
});

test('a whole number stands as one, a mean with its decimal', () => {
  const name = { ja: '受けるダメージ', en: 'Damage taken' };
  const said = [3, 0, 23.4, 0.04, 50.02, 9.97].map((value) => figureOf({ name, value }));
  expect(said).toEqual(['3', '0', '23.4', '0.0', '50', '10']);
});

test('a button has three figures at most, one of them the mean, and none that only repeats another', () => {
  const of = (hit: number, ahead: number, stun: number, mean: number) => ({
    figures: [
      { name: { ja: '命中', en: 'Hit' }, chance: hit },
      { name: { ja: '上回る', en: 'Ahead' }, chance: ahead },
      { name: { ja: 'スタン', en: 'Stun' }, chance: stun },
      { name: { ja: '計', en: 'Sum' }, chance: 0.9, detail: true as const },
      { name: { ja: '平均', en: 'Mean' }, value: mean },
    ],
  });
  const shown = (options: ReturnType<typeof of>[]) =>
    options.map(({ figures }) => briefly(figures, options).map(({ name }) => name.ja));
  const known = [of(0.53, 0.53, 0.08, 16.5), of(1, 1, 0, 7.3)];
  expect(shown(known)).toEqual([
    ['命中', 'スタン', '平均'],
    ['命中', 'スタン', '平均'],
  ]);
  expect(shown([...known, of(0.6, 0.4, 0.1, 9)])[0]).toEqual(['命中', '上回る', '平均']);
  // Two options that are both impossible don't repeat each other.
  expect(shown([of(0, 0, 0, 0), of(0, 0, 0, 0)])[1]).toEqual(['命中', '上回る', '平均']);
});

test('of an option with several amounts all figures are told, the chance first', () => {
  const figures = [
    { name: { ja: '命中', en: 'Hit' }, chance: 0.174 },
    { name: { ja: '当たれば', en: 'If it hits' }, value: 23 },
    { name: { ja: '平均', en: 'Mean' }, value: 4 },
    { name: { ja: '相手の使うDP', en: 'DP it spends' }, value: 2.5 },
  ];
  expect(briefly(figures, [{ figures }])).toEqual(figures);
});

test('steps are as wide as they must be, and the last one is open', () => {
  const few: Chances = [
    [0, 0.4],
    [10, 0.6],
  ];
  expect(stepsFor([few])).toHaveLength(11);
  expect(stepsFor([few]).at(-1)).toEqual({ from: 10, to: null });
  const many: Chances = [
    [0, 0.3],
    [24, 0.4],
    [38, 0.2995],
    [140, 0.0005 - 1e-6],
    [150, 1e-6],
  ];
  const steps = stepsFor([few, many]);
  expect(steps[0]).toEqual({ from: 0, to: 0 });
  expect(steps[1]).toEqual({ from: 1, to: 20 });
  expect(steps.at(-1)?.to).toBeNull();
  for (const of of [few, many]) {
    const parts = inSteps(of, steps);
    expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  }
  expect(inSteps(few, steps)[1]).toBe(0.6);
});

test('what is very rare widens nothing, and what is nothing has a step all the same', () => {
  const rare: Chances = [
    [0, 0.5],
    [5, 0.4999],
    [99, 0.0001],
  ];
  expect(stepsFor([rare]).map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(stepsFor([[[0, 1]], []])).toEqual([
    { from: 0, to: 0 },
    { from: 1, to: null },
  ]);
});

const word = (of: string) => ({ ja: of, en: of });
const option = (name: string, cost: number, ...chances: [string, number][]) => ({
  option: `${name} ${cost}`,
  family: { name: word(name), cost },
  figures: chances.map(([figure, chance]) => ({ name: word(figure), chance })),
  spreads: [],
});

test('a family’s chances that grow are points by cost, each figure for itself', () => {
  const options = [
    option('evade', 1, ['evades', 0.2], ['falls', 0.8]),
    option('evade', 2, ['evades', 0.6], ['falls', 0.4]),
    option('shot', 3, ['hits', 0.5]),
    option('shot', 6, ['hits', 0.5], ['fells', 0.1]),
    { option: 'none', figures: [{ name: word('falls'), chance: 1 }], spreads: [] },
  ];
  expect(growing({ options })).toEqual([
    {
      family: word('evade'),
      figure: word('evades'),
      points: [
        [1, 0.2],
        [2, 0.6],
      ],
    },
  ]);
});
