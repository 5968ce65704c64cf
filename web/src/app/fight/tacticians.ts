// Sides whose tactic has taken over in the middle of a fight. The engine asks plans for every decision of a side or for none, and
// those that stand can't be asked anew: so the page asks, and what they decide stands in the record as a computer's does.
import { keep, kept } from '../settings.ts';
import { playState } from './match.ts';
import { tacticians } from './stage.ts';

const setting = 'tacticians';
const seedNow = () => playState.peek().seed ?? '0';

/** These, in the fight that stands here; a page that is loaded anew knows them still. */
export function follow(sides: readonly (0 | 1)[]): void {
  tacticians.value = sides;
  keep(setting, JSON.stringify([seedNow(), ...sides]));
}

/** Those that were kept for the fight that stands here. Of any other fight there are none. */
export function followAgain(): void {
  const [seed, ...sides] = JSON.parse(kept(setting) ?? '[]') as [string?, ...(0 | 1)[]];
  const here = seed === seedNow() && (playState.peek().decisions?.length ?? 0) > 0;
  if (!here && sides.length > 0) follow([]);
  else if (sides.join() !== tacticians.peek().join()) tacticians.value = sides;
}
