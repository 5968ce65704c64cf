// Who decides for either side, as the bar says it; what a change of it does is fetched when it is asked for.
import { computed } from '@preact/signals';
import type { Controller } from '#engine';
import type { Side } from '../../../app/sheet/build.ts';
import { report, system } from '../../../app/fight/match.ts';
import { handsIn, ownSide, stage, tacticians } from '../../../app/fight/stage.ts';
import { tell } from '../../../app/view.ts';
import { words } from '../../../i18n/index.ts';
import type * as deeds from './sitting.ts';
import { sideIds } from '../../../app/sheet/names.ts';

export type Seat = Controller | 'friend';

/** Where nothing is left to chance nothing is decided on the way. */
export const playable = computed(() => system.value?.chance === true);

/** Who decides for a side now. */
export function seatOf(side: Side): Seat {
  const fight = report.value;
  if (!fight) return 'plans';
  const by = fight.controllers[side];
  const played = [fight.pending, ...fight.decisions].some(
    (one) => one?.by === 'hand' && one.side === sideIds[side],
  );
  if (by !== 'hand')
    return tacticians.value.includes(side) ? 'plans' : by === 'plans' && played ? 'hand' : by;
  return ownSide.value !== null && ownSide.value !== sideIds[side] ? 'friend' : 'hand';
}

/** The side that is drawn below: whoever decides there sits next to the question. */
export const below = computed<Side>(() => {
  if (stage.value !== 'play') return 1;
  if (ownSide.value) return ownSide.value === 'A' ? 0 : 1;
  return seatOf(0) === 'hand' && seatOf(1) !== 'hand' ? 0 : 1;
});

/** Nobody plays yet: the place of the question asks who is to. */
export const invites = computed(() => {
  const fight = report.value;
  if (stage.value !== 'play' || !fight || fight.pending) return false;
  return handsIn(fight) === 0 && !fight.decisions.some(({ by }) => by === 'hand');
});

/** Does what is fetched with the first of it. */
export async function sitting<T>(deed: (of: typeof deeds) => T | Promise<T>): Promise<T | undefined> {
  const found = await import('./sitting.ts').catch(() => null);
  if (found) return deed(found);
  tell(words.value.partMissing);
  return undefined;
}
