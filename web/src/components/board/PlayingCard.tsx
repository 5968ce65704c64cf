// A playing card: its rank over its suit, which is told by its form before it is by its colour; or its back.
import type { ComponentChildren } from 'preact';
import * as css from './PlayingCard.module.css';

/** ♠♣ are filled, ♡♢ open. */
const suits: Record<string, string> = { '♠': '♠', '♣': '♣', '♥': '♡', '♡': '♡', '♦': '♢', '♢': '♢' };
const open = ['♡', '♢'];

/** The suit as it is drawn, and what stands beside it; no suit: all of it stands alone. */
export function faceParts(face: string): { suit: string | null; rank: string } {
  const suit = suits[face.slice(0, 1)] ?? null;
  return { suit, rank: suit === null ? face : face.slice(1) };
}

/** face: as the form calls it, "♠A"; null: what can't be seen. */
export function PlayingCard({ face }: { face: string | null }) {
  if (face === null) return <span class={`${css.card} ${css.back}`} aria-hidden="true" />;
  const { suit, rank } = faceParts(face);
  return (
    <span
      class={css.card}
      data-red={(suit !== null && open.includes(suit)) || undefined}
      data-long={rank.length > 2 || undefined}
    >
      <span>{rank}</span>
      {suit && <i>{suit}</i>}
    </span>
  );
}

/** Cards that lie over each other, as close as the room makes them; their ranks stay in sight. */
export function Stack({ children }: { children: ComponentChildren }) {
  return <span class={css.stack}>{children}</span>;
}
