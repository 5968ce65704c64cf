// Sides whose tactic has taken over in the middle of a fight: remembers them for the fight that stands here. The engine asks plans
// for all decisions of a side or for none, and decisions that stand can't be made anew. So the page asks the plans for
// each further decision, which the record then holds as a computer's.
import { keep, kept } from '../settings.ts';
import { playState } from './match.ts';
import { tacticians } from './stage.ts';

const setting = 'tacticians';
const seedNow = () => playState.peek().seed ?? '0';

/** Sets the sides for the fight that stands here. A page that is loaded anew knows them still. */
export function follow(sides: readonly (0 | 1)[]): void {
  tacticians.value = sides;
  keep(setting, JSON.stringify([seedNow(), ...sides]));
}

/** The seed and the sides that were kept, without anything that no version of the page writes there. */
export function readKept(text: string | null): { seed: unknown; sides: (0 | 1)[] } {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    const [seed, ...sides] = Array.isArray(given) ? (given as unknown[]) : [];
    return { seed, sides: sides.filter((one): one is 0 | 1 => one === 0 || one === 1) };
  } catch {
    return { seed: null, sides: [] };
  }
}

/** Restores the sides that were kept for the fight that stands here; another fight has none. */
export function followAgain(): void {
  const { seed, sides } = readKept(kept(setting));
  const here = seed === seedNow() && (playState.peek().decisions?.length ?? 0) > 0;
  if (!here && sides.length > 0) follow([]);
  else if (sides.join() !== tacticians.peek().join()) tacticians.value = sides;
}
