// A plan removed, or moved past its neighbour.
import { type Entry, moved } from '../../app/plans/entries.ts';

export type Cut = 'removed' | 'up' | 'down';

export function cutOf(plans: readonly Entry[], plan: number, cut: Cut): Entry[] {
  if (cut === 'removed') return plans.toSpliced(plan, 1);
  return moved(plans, plan, cut === 'up' ? plan - 1 : plan + 1);
}
