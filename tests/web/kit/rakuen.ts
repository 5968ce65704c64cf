// らくえん模擬戦, the duel of shares and dice: its modules, samples, and the field of its tactics.
import { fieldOf, gameOf } from './games.ts';

export const duel = await gameOf('rakuen');
export const [a, b] = duel.samples;
/** The match of the samples, as the page begins with it. */
export const sample = duel.match();
export const tactic = fieldOf(duel, 'tactic');
