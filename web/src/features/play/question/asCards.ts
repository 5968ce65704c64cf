// Options that are cards of an open pile, such as those of 気魄 of which some are discarded: they are drawn as cards, in the order
// in which the pile lies.
import type { Option, Pending, Pile } from '#engine';

/**
 * The question with its options as cards, if the id of each is a card of one of the piles of the side or member that is asked; else
 * as it is.
 */
export function asCards(pending: Pending, piles: readonly Pile[]): Pending {
  const { options, member } = pending;
  const lie = (pile: Pile) =>
    (pile.member === undefined || pile.member === member) &&
    options.every(({ id, card }) => card === undefined && pile.cards?.includes(id));
  const cards = piles.find(lie)?.cards;
  if (!cards || options.length === 0) return pending;
  const at = ({ id }: Option) => cards.indexOf(id);
  return {
    ...pending,
    options: options.map((one) => ({ ...one, card: one.id })).toSorted((x, y) => at(x) - at(y)),
  };
}
