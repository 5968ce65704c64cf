// Tests of what is new behind a pasted thread: the lines that it had, whatever its form, and those behind them.
import { expect, test } from 'vitest';
import { newIn, pastedLines } from './thread.ts';

const begun = [
  '◆甲',
  '【攻撃:POW】',
  'ダイス値:【4:6】',
  '【命中値:10】',
  '',
  '◆乙',
  '【防御】',
  '【HP:150】',
  '',
];
/** The record as it goes on with a die that fell here, as two seeds have it. */
const withDie = (die: string) => [...begun, '◆甲', '【攻撃:SPD】', `ダイス値:【${die}】`, ''];
const thread = (lines: readonly string[]) => lines.join('\n');

test('a thread has the lines up to its last, blanks and width aside', () => {
  expect(pastedLines([begun, begun], thread(begun))).toBe(8);
  expect(
    pastedLines(
      [begun, begun],
      '甲「行くぞ」\n【攻撃：ＰＯＷ】（4,6）\n【命中値: 10】\n乙\n【防御】【HP:150】またね',
    ),
  ).toBe(8);
});

test('lines at the end that follow from others are new where the thread leaves them out; dice in another form are not', () => {
  expect(pastedLines([begun, begun], thread(begun.slice(0, 7)))).toBe(7);
  expect(pastedLines([begun.slice(0, 4), begun.slice(0, 4)], '【攻撃:POW】\n(2D10) ＞ 10[4,6] ＞ 10')).toBe(
    3,
  );
});

test('a die that fell here is new, though the declaration before it was posted', () => {
  const told = [withDie('1:2'), withDie('3:4'), withDie('1:9')];
  expect(pastedLines(told, thread(withDie('').slice(0, 11)))).toBe(11);
  // Of a record nothing is left out but dice.
  expect(pastedLines(told, null)).toBe(11);
});

test('a line that stands in the thread once is there once', () => {
  const twice = [...begun, '◆甲', '【防御】'];
  expect(pastedLines([twice], thread(begun))).toBe(8);
  expect(pastedLines([twice], thread(twice))).toBe(11);
});

test('what is new stands under the head of its post, and is nothing where nothing is', () => {
  const record = [...begun.slice(0, 8), '【攻撃:SPD】', '', '◆甲', '【防御】', ''];
  expect(newIn(record, begun.slice(0, 8))).toBe('◆乙\n【攻撃:SPD】\n\n◆甲\n【防御】');
  expect(newIn(record, record.slice(0, 10))).toBe('◆甲\n【防御】');
  expect(newIn(begun, begun.slice(0, 8))).toBe('');
  // A pasted decision that was taken back here is new from there on.
  expect(newIn([...begun.slice(0, 6), '【回避】'], begun.slice(0, 8))).toBe('◆乙\n【回避】');
});

test('what was copied is not new again; what was taken back since is, in its other form', () => {
  const once = [...begun.slice(0, 8), '【攻撃:SPD】', ''];
  const twice = [...begun.slice(0, 8), '【攻撃:SPD】', '', '◆甲', '【防御】', ''];
  expect(newIn(twice, once)).toBe('◆甲\n【防御】');
  expect(newIn(twice, twice)).toBe('');
  expect(newIn([...begun.slice(0, 8), '【回避】', ''], twice)).toBe('◆乙\n【回避】');
});
