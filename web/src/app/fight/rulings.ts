// Asks which rulings the winner of the fight on the page hangs on, once the fight has stood for a moment.
import { effect, signal } from '@preact/signals';
import type { RulingEffect } from '#engine';
import { client, fought, matchOf } from './match.ts';

/** The rulings of the fight on the page; empty until the engine has answered. fightUnder(settings) shows the other
 * fight. */
export const rulings = signal<readonly RulingEffect[]>([]);

/** Time (ms) before the question: it is not urgent, and edits that follow each other must be answered first. */
const pause = 300;

/** Begins asking. Returns the function that stops it. */
export function runRulings(): () => void {
  return effect(() => {
    const [engine, now] = [client(), fought.value];
    rulings.value = [];
    if (!engine || !now) return;
    const timer = setTimeout(() => {
      engine.rulings(matchOf(now)).then(
        (effects) => {
          if (now === fought.peek()) rulings.value = effects;
        },
        // A broken engine: its client reports that.
        () => undefined,
      );
    }, pause);
    return () => clearTimeout(timer);
  });
}
