// Draws a playing card, its rank over its suit or its back, and stacks of cards. Suits differ by shape before colour.
import type { ComponentChildren } from 'preact';
import * as css from './Card.module.css';

/** Black suits are filled, red ones are open. */
const suits: Partial<Record<string, { drawn: string; red: boolean }>> = {
  '♠': { drawn: '♠', red: false },
  '♣': { drawn: '♣', red: false },
  '♥': { drawn: '♡', red: true },
  '♦': { drawn: '♢', red: true },
};

/** `face`: "♠9", or another text on a card; null: the card can't be seen. Screen readers hear the name of the part
 * that holds the card. */
export function Card({ face }: { face: string | null }) {
  if (face === null) return <span class={`${css.card} ${css.back}`} aria-hidden="true" />;
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

/** Cards that lie over each other, each in a span, as close as the room demands; their ranks stay in sight. */
export function Stack({ children }: { children: ComponentChildren }) {
  return <span class={css.stack}>{children}</span>;
}
