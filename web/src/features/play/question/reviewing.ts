// Whether the review stands in the place of the options. It is of one place in one fight: where another question comes, by a
// decision, by one taken back or with a new fight, that question is shown.
import { effect, signal } from '@preact/signals';
import type { Fight } from '../../../engine/fight.ts';
import { fought, report } from '../../../app/fight/match.ts';

/** Also while another fight takes the place of the one that is looked at, which ends as that one did: by the better option. */
export const reviewing = signal(false);

export const canReview = ({ decisions, viewer }: Fight): boolean =>
  decisions.some(({ by, side }) => by === 'hand' && (!viewer || side === viewer));

/** The dice of the fight, and which question waits in it. */
let opened: string | null = null;

effect(() => {
  const fight = report.value;
  const at = `${fought.value?.course?.seed ?? ''} ${fight?.pending?.i ?? ''}`;
  if (!reviewing.value) opened = null;
  else if (opened === null) opened = at;
  else if (opened !== at || !fight || !canReview(fight)) reviewing.value = false;
});
