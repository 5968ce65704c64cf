// The duel of shares and dice: its samples, and what decides for a side.
import { fieldOf, gameOf } from './games.ts';

export const duel = await gameOf('rakuen');
export const [a, b] = duel.samples;
/** Their fight, as the page begins with it. */
export const sample = duel.match();
export const tactic = fieldOf(duel, 'tactic');
