// The file of a league.
import { expect, test } from 'vitest';
import { frameOf } from './league.ts';

test.each([
  ['{"entrants":[],"format":"swiss","rounds":5}', { format: 'swiss', rounds: 5 }],
  ['{"entrants":[]}', {}],
  ['{"entrants":[],"format":3,"rounds":"x"}', {}],
  ['[1]', null],
  ['null', null],
  ['閃閃交硬果/ムライ', null],
])('%s', (text, frame) => {
  expect(frameOf(text)).toEqual(frame);
});
