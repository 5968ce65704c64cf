// State of the review in the question's card: open or closed. It closes when another question comes, by a
// decision, by taking back or with a new fight.
import { effect, signal } from '@preact/signals';
import type { Fight } from '../../../engine/fight.ts';
import { fought, report } from '../../../app/fight/match.ts';

/**
 * Whether the review is open. It stays open when the reader takes a better option in it: that fight has the
 * same seed and is over too.
 */
export const reviewing = signal(false);

/** Whether the fight has a decision by hand that the viewer may know. */
export const canReview = ({ decisions, viewer }: Fight): boolean =>
  decisions.some(({ by, side }) => by === 'hand' && (!viewer || side === viewer));

/** Seed and pending question of the fight for which the review was opened; null: closed. */
let opened: string | null = null;

effect(() => {
  const fight = report.value;
  const at = `${fought.value?.course?.seed ?? ''} ${fight?.pending?.i ?? ''}`;
  if (!reviewing.value) opened = null;
  else if (opened === null) opened = at;
  else if (opened !== at || !fight || !canReview(fight)) reviewing.value = false;
});
