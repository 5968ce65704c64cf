// A playing card as it lies in a hand: its rank over its suit, which is told by its shape before its colour.
import * as css from './Card.module.css';

/** Black suits are filled, red ones are open. */
const suits: Partial<Record<string, { drawn: string; red: boolean }>> = {
  '♠': { drawn: '♠', red: false },
  '♣': { drawn: '♣', red: false },
  '♥': { drawn: '♡', red: true },
  '♦': { drawn: '♢', red: true },
};

/** `face`: "♠9", or whatever else a game's card bears. The name of what holds it says the same. */
export function Card({ face }: { face: string }) {
  const suit = suits[face.charAt(0)];
  if (!suit) {
    return (
      <span class={css.card} data-plain aria-hidden="true">
        {face}
      </span>
    );
  }
  return (
    <span class={css.card} data-red={suit.red || undefined} aria-hidden="true">
      <span>{face.slice(1)}</span>
      <i>{suit.drawn}</i>
    </span>
  );
}
