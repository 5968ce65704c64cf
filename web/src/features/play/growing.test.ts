import { expect, test } from 'vitest';
import { growing } from './growing.ts';

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
