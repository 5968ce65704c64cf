// How the fight on the page ended.
import type { Side } from './build.ts';
import { report } from './match.ts';

/** The side that won, null for a draw. */
export function winner(): Side | null {
  const who = report.value?.outcome?.winner;
  return who === 'A' ? 0 : who === 'B' ? 1 : null;
}
