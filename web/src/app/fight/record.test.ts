// Tests of the curtain: it hides a fight with secrets from two players at one screen until the player who is asked
// has looked.
import { expect, test } from 'vitest';
import type { Controller, SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { curtain, looking } from './record.ts';
import { report } from './match.ts';

const stand = (viewer: SideId | null, ...controllers: [Controller, Controller]) => {
  report.value = { viewer, controllers } as Fight;
  return curtain.value;
};

test('it falls when another is asked', () => {
  expect(stand('A', 'hand', 'hand')).toBe('A');
  looking.value = 'A';
  expect(curtain.value).toBe(null);
  expect(stand('B', 'hand', 'hand')).toBe('B');
});

test('it is for two at one screen only, and for secrets', () => {
  looking.value = null;
  expect(stand('A', 'hand', 'search 1')).toBe(null);
  expect(stand(null, 'hand', 'hand')).toBe(null);
});
