// Words of the game in a line of its fight.
import { expect, test } from 'vitest';
import type { Clause } from './rules.ts';
import { piecesOf, termsIn } from './terms.ts';

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

test('what a side has left is no word of a text, where left means much else', () => {
  expect(found('one column left', term('left', 'Left'))).toEqual([]);
});

test('Japanese words need no spaces', () => {
  expect(found('気魄7枚を払う', term('kihaku', '気魄'), term('hand', '手札'))).toEqual(['t.kihaku']);
});

test('each word is set apart once, the longest where two begin, and none that has been before', () => {
  const list = [term('attack', 'Attack'), term('value', 'Attack value'), term('hp', 'HP')];
  const taken = new Set(['t.hp']);
  const text = 'The attack value is 40, an attack of HP 40.';
  expect(piecesOf(text, list, taken).map(({ s, of }) => (of ? [of.id, s] : s))).toEqual([
    'The ',
    ['t.value', 'attack value'],
    ' is 40, an attack of HP 40.',
  ]);
  expect(taken).toContain('t.value');
  expect(piecesOf('An attack', list, taken).map(({ s, of }) => (of ? [of.id, s] : s))).toEqual([
    'An ',
    ['t.attack', 'attack'],
  ]);
});
