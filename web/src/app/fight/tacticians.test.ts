// What the browser has kept of sides that their tactics play: whatever stands there, a page opens.
import { expect, test } from 'vitest';
import { readKept } from './tacticians.ts';

test('damaged or foreign entries are passed over', () => {
  expect(readKept('["7",1]')).toEqual({ seed: '7', sides: [1] });
  expect(readKept('["7",1,2,"0",null]')).toEqual({ seed: '7', sides: [1] });
  for (const text of [null, '', '[', '{}', 'null', '3']) expect(readKept(text).sides).toEqual([]);
});
