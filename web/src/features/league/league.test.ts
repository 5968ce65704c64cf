// Tests of reading the frame of a league's file.
import { expect, test } from 'vitest';
import { frameOf } from './league.ts';

test.each([
  ['{"entrants":[],"format":"swiss","rounds":5}', { format: 'swiss', rounds: 5, until: [] }],
  ['{"entrants":[]}', { until: [] }],
  ['{"name":"霜月杯","entrants":[]}', { name: '霜月杯', until: [] }],
  ['{"name":1,"entrants":[]}', { until: [] }],
  ['{"entrants":[],"format":3,"rounds":"x","ties":"wins"}', { until: [] }],
  [
    '{"entrants":[{"until":2},7,null,{"until":"x"}],"ties":["direct"]}',
    { ties: ['direct'], until: [2, undefined, undefined, undefined] },
  ],
  ['[1]', null],
  ['null', null],
  ['閃閃交硬果/ムライ', null],
])('%s', (text, frame) => {
  expect(frameOf(text)).toEqual(frame);
});
