// Whether a fight was decided by hand and is over.
import { computed } from '@preact/signals';
import { opened, report } from '../../app/match.ts';

/** The reader has decided in this fight, and it is over; a fight that was sent is only looked at. */
export const endedByHand = computed(() => {
  const fight = report.value;
  const over = fight !== null && !fight.pending && opened.value === null;
  return over && fight.decisions.some(({ by }) => by === 'hand') ? fight : null;
});
