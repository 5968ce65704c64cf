// Two who share one screen in a fight with secrets: who has taken it, and for whom the other is to hand it over.
import { computed, signal } from '@preact/signals';
import type { SideId } from '#engine';
import { report } from './match.ts';

/** The side whose player has said that the screen is theirs. */
export const looking = signal<SideId | null>(null);

/** The side that is asked and has not taken the screen yet; until then nothing of the fight is shown. */
export const curtain = computed<SideId | null>(() => {
  const fight = report.value;
  const shared = fight?.viewer && fight.controllers.every((one) => one === 'hand');
  return shared && fight.viewer !== looking.value ? fight.viewer : null;
});
