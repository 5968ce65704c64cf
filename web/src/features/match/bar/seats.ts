// Seats of both sides as the bar shows them: who decides, and whether anybody plays. A change of a seat is
// made by sitting.ts, which is fetched with the first change.
import { computed } from '@preact/signals';
import type { Controller } from '#engine';
import type { Side } from '../../../app/sheet/build.ts';
import { report, system } from '../../../app/fight/match.ts';
import { shared } from '../../../app/fight/record.ts';
import { byHand, handsIn, ownSide, stage, tacticians } from '../../../app/fight/stage.ts';
import { tell } from '../../../app/view.ts';
import { words } from '../../../i18n/index.ts';
import type * as deeds from './sitting.ts';
import { sideIds } from '../../../app/sheet/names.ts';

export type Seat = Controller | 'friend';

/** Whether a fight can be played by hand. In a system without chance nothing is decided during the fight. */
export const playable = computed(() => system.value?.chance === true);

/** The present seat of a side. */
export function seatOf(side: Side): Seat {
  const fight = report.value;
  if (!fight) return 'plans';
  if (!byHand(fight, side)) return tacticians.value.includes(side) ? 'plans' : fight.controllers[side];
  return ownSide.value !== null && ownSide.value !== sideIds[side] ? 'friend' : 'hand';
}

/**
 * The side drawn in the lower half of the board, next to the question: the reader's, where one side alone is; of two at one
 * screen that of whoever has it.
 */
export const below = computed<Side>(() => {
  if (stage.value !== 'play') return 1;
  const here = ownSide.value ?? shared.value;
  if (here) return here === 'A' ? 0 : 1;
  return seatOf(0) === 'hand' && seatOf(1) !== 'hand' ? 0 : 1;
});

/** Whether nobody plays yet, so that the place of the question asks who is to play. */
export const invites = computed(() => {
  const fight = report.value;
  if (stage.value !== 'play' || !fight || fight.pending) return false;
  return handsIn(fight) === 0 && !fight.decisions.some(({ by }) => by === 'hand');
});

/**
 * Calls a function of sitting.ts, which is fetched first. If that fails a message says so, and the result is
 * undefined.
 */
export async function sitting<T>(deed: (of: typeof deeds) => T | Promise<T>): Promise<T | undefined> {
  const found = await import('./sitting.ts').catch(() => null);
  if (found) return deed(found);
  tell(words.value.partMissing);
  return undefined;
}
