// Which rulings the winner of the fight on the page hangs on: asked after every fight.
import { effect, signal } from '@preact/signals';
import type { RulingEffect } from '#engine';
import { client, fought, matchOf } from './match.ts';

/** Of the fight on the page; empty until the engine has answered. Show one with fightUnder(settings). */
export const rulings = signal<readonly RulingEffect[]>([]);

/** Returns its end. */
export function runRulings(): () => void {
  return effect(() => {
    const [engine, now] = [client(), fought.value];
    rulings.value = [];
    if (!engine || !now) return;
    const overtaken = new AbortController();
    engine.rulings(matchOf(now), overtaken.signal).then(
      (effects) => (rulings.value = effects),
      // Overtaken, or an engine that broke: its client tells of that itself.
      () => undefined,
    );
    return () => overtaken.abort();
  });
}
