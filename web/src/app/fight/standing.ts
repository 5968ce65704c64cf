// What a side has left at a step of a fight, its deployed cards included: by that the strip is drawn, turning points are found,
// and the line that turned a fight.
import { computed } from '@preact/signals';
import type { BoardSide } from '#engine';
import { system } from './match.ts';

/** Ids of the meters that deployed cards have. */
export const cardMeters = computed<readonly string[]>(
  () => system.value?.form.meters?.flatMap(({ id, drawn }) => (drawn === 'deployed' ? id : [])) ?? [],
);

/**
 * Points that a side has left, those of its deployed cards included, since they decide a fight too. `cards`: ids of the
 * meters that such cards have.
 */
export const standing = ({ left, figures }: BoardSide, cards: readonly string[]): number =>
  (figures ?? [])
    .flatMap(({ meters }) => meters)
    .reduce((sum, { id, value }) => (cards.includes(id) ? sum + value : sum), left);
