// Tests of file names that every operating system takes.
import { expect, test } from 'vitest';
import { asFileName } from './download.ts';

test.each([
  ['霜月杯', '霜月杯'],
  ['第3回 / 春:夏?', '第3回 _ 春_夏_'],
  ['..\\a<b>|"c"*', '_a_b___c__'],
  [' 杯. ', '杯'],
  ['a\u202Eb\n\u0000', 'ab'],
  ['con', '_con'],
  ['...', ''],
  ['', ''],
])('%j becomes %j', (name, file) => {
  expect(asFileName(name)).toBe(file);
});
