// Tests which options are drawn as cards of a pile, and their order.
import { expect, test } from 'vitest';
import type { Option, Pending } from '#engine';
import { asCards } from './asCards.ts';

const pending = (...ids: string[]) =>
  ({
    member: 1,
    options: ids.map((id): Option => ({ id, ja: id, en: id, tags: [], kind: 'pile' })),
  }) as unknown as Pending;
const shown = ({ options }: Pending) => options.map(({ id, card }) => [id, card]);
const pile = (member: number, ...cards: string[]) => ({ id: 'pile', member, count: cards.length, cards });

test('options that are cards of one pile of who is asked stand as that pile lies', () => {
  const piles = [pile(0, 'S4', 'C9'), pile(1, 'C9', 'H2', 'S4')];
  expect(shown(asCards(pending('S4', 'C9'), piles))).toEqual([
    ['C9', 'C9'],
    ['S4', 'S4'],
  ]);
});

test('of another pile, or with anything else to choose, the question is as it was', () => {
  for (const asked of [pending('S4', 'stop'), pending('S5'), pending()])
    expect(asCards(asked, [pile(1, 'S4', 'C9')])).toBe(asked);
  const others = pending('S4');
  expect(asCards(others, [pile(0, 'S4')])).toBe(others);
});
