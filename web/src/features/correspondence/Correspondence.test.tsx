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
  events: [
    { side: 'A', text: ['甲の攻撃'] },
    { side: 'B', text: ['乙は♠Aを引く'] },
  ],
  viewer: 'B',
} as unknown as Fight;

/** The buttons of the two sides: their classes by their names. */
const buttons = () =>
  [...render(<Who fight={fight} />).matchAll(/class="name (\w+)".*?<bdi>(.*?)<\/bdi>/g)].map(
    ([, look, name]) => [name, look],
  );

/** A link whose reader has not said which side they are. */
const unsaid = {
  base: '',
  key: '1F',
  kept: null,
  me: null,
  accepted: false,
  sent: 0,
  carried: 0,
  again: false,
};

test('of a link the side that is to decide is the main button; who begins a fight is told no side', () => {
  report.value = fight;
  correspondence.value = unsaid;
  expect(buttons().map(([, look]) => look)).not.toContain('go');
  opened.value = { resultChanged: false };
  expect(buttons()).toEqual([
    ['甲', 'a'],
    ['乙', 'go'],
  ]);
});

test('a link tells who sent it, what they did last, but no line of the other side, and what is to be done', () => {
  report.value = fight;
  correspondence.value = unsaid;
  opened.value = { resultChanged: false };
  const said = render(<Who fight={fight} headed />).replace(/<[^>]*>/g, '');
  expect(said).toMatch(/▲甲を動かす人が、▽乙を動かす人に送りました.*甲の攻撃.*▽乙を押す/s);
  expect(said).not.toContain('♠A');
});
