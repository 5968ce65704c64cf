// What a pile holds, card by card; or why that isn't told.
import type { Pile } from '#engine';
import { type Scene, cardCalled, faceOf } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

export function Cards({ scene, pile: { count, cards } }: { scene: Scene; pile: Pile }) {
  const t = fieldWords.value;
  if (count === 0) return <p class="hint">{t.empty}</p>;
  if (!cards) return <p class="hint">{t.unseen}</p>;
  return (
    <ul class={css.cards}>
      {cards.map((card, at) => (
        <li key={at} aria-label={cardCalled(scene, card)}>
          {faceOf(scene, card)}
        </li>
      ))}
    </ul>
  );
}
