// Tests of the CSV that spreadsheets are given.
import { expect, test } from 'vitest';
import { csv } from './Matrix.tsx';

test.each([
  ['ムライ', 'ムライ'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ["=cmd|'/c'!A1", "'=cmd|'/c'!A1"],
  ['+硬', "'+硬"],
  ['＝1', "'＝1"],
  ['@everyone', "'@everyone"],
  ["'quoted", "''quoted"],
  ['-', "'-"],
  ['-12.5', '-12.5'],
  ['=1,2', '"\'=1,2"'],
])('%j stands as %j', (text, written) => {
  expect(csv([[text]])).toBe(`${written}\r\n`);
});

test('lines and fields', () => {
  expect(
    csv([
      ['', 'a'],
      ['b', 'c'],
    ]),
  ).toBe(',a\r\nb,c\r\n');
});
