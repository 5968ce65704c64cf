// Words of the game in a line of its fight.
import { expect, test } from 'vitest';
import { type Clause, termsIn } from './rules.ts';

const term = (id: string, title: string): Clause => ({ id: `t.${id}`, title, depth: 3, blocks: [] });
const found = (text: string, ...list: Clause[]) => termsIn(text, list).map(({ id }) => id);

test('words stand whole, in any case but that of an abbreviation', () => {
  const list = [
    term('in', 'IN'),
    term('kihaku', 'Kihaku'),
    term('pow', 'POW, SPD'),
    { ...term('x', 'IN'), id: '5.3' },
  ];
  expect(found('Ren spends all IN in the attack', ...list)).toEqual(['t.in']);
  expect(found('she rests in peace', ...list)).toEqual([]);
  expect(found('pays 7 kihaku', ...list)).toEqual(['t.kihaku']);
  expect(found('attacks with SPD', ...list)).toEqual(['t.pow']);
});

test('Japanese words need no spaces', () => {
  expect(found('気魄7枚を払う', term('kihaku', '気魄'), term('hand', '手札'))).toEqual(['t.kihaku']);
});
