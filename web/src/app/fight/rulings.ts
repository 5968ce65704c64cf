// Rulings that the winner of the fight on the page hangs on, asked when it has stood for a moment.
import { effect, signal } from '@preact/signals';
import type { RulingEffect } from '#engine';
import { client, fought, matchOf } from './match.ts';

/** Of the fight on the page; empty until the engine has answered. Show one with fightUnder(settings). */
export const rulings = signal<readonly RulingEffect[]>([]);

/** So long (ms). Nobody waits for them, and whoever edits on is answered first. */
const pause = 300;

/** Returns its end. */
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
        // An engine that broke: its client tells of that itself.
        () => undefined,
      );
    }, pause);
    return () => clearTimeout(timer);
  });
}
