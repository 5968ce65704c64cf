// The two courses of a fight by links in which a move was taken back and sent anew: the newer one counts, and the one that was
// taken back is looked at alone.
import { computed } from '@preact/signals';
import { replace, report } from '../fight/match.ts';
import { unasked } from '../fight/guard.ts';
import {
  backToKept,
  behind,
  correspondence,
  keepNews,
  myself,
  parting,
  stands,
  takenBackBy,
} from './correspondence.ts';

/**
 * The shown course was taken back, and both sides know it: the one that counts is kept. What the reader took back themselves and
 * hasn't sent anew may still be gone on with.
 */
export const cancelled = computed(() => {
  if (!behind.value || stands.value !== 'withdrawn' || !myself.value) return false;
  const { carried = 0 } = correspondence.value ?? {};
  return takenBackBy.value !== myself.value || carried > (parting() ?? 0);
});

/** Shows the kept course once more, though the shown one was sent anew; that one is kept from here on. */
export async function lookAtFormer(): Promise<void> {
  const known = correspondence.peek();
  if (!known?.kept) return;
  const former = known.kept.setup;
  correspondence.value = { ...known, carried: 0, again: false };
  await keepNews();
  await unasked(() => replace(former));
}

/** Goes from the course that was taken back to the one that counts; resolves to the index of its first event that is another. */
export async function toAnew(): Promise<number> {
  const from = parting() ?? 0;
  await backToKept();
  const { decisions = [], events = [] } = report.peek() ?? {};
  return decisions.find(({ i }) => i !== undefined && i >= from)?.event ?? events.length;
}
