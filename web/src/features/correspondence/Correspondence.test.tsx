// The question who the reader of a link is: the side that decides now is the one to press.
import { expect, test } from 'vitest';
import { render } from 'preact-render-to-string';
import type { Fight } from '../../engine/fight.ts';
import { correspondence } from '../../app/correspondence/correspondence.ts';
import { opened, report } from '../../app/fight/match.ts';
import { Who } from './Correspondence.tsx';

const fight = {
  controllers: ['hand', 'hand'],
  names: ['甲', '乙'],
  pending: { side: 'B' },
  viewer: 'B',
} as unknown as Fight;

/** The buttons of the two sides: their classes by their names. */
const buttons = () =>
  [...render(<Who fight={fight} />).matchAll(/class="name (\w+)".*?<bdi>(.*?)<\/bdi>/g)].map(
    ([, look, name]) => [name, look],
  );

test('of a link the side that is to decide is the main button; who begins a fight is told no side', () => {
  report.value = fight;
  correspondence.value = { base: '', key: '1F', kept: null, me: null, accepted: false, sent: 0 };
  expect(buttons().map(([, look]) => look)).not.toContain('go');
  opened.value = { resultChanged: false };
  expect(buttons()).toEqual([
    ['甲', 'a'],
    ['乙', 'go'],
  ]);
});
