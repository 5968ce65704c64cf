// Where in a fight that is which a claim of the tutorial tells of.
import type { Decided } from '#engine';
import type { FightEvent } from '../../engine/fight.ts';
import type { Claim } from './types.ts';

/** The decision of the hero; undefined where the fight has none like that. */
export function decisionOf<One extends Omit<Decided, 'option'> & { option?: { id: string } }>(
  claim: Claim,
  { decisions, events }: { decisions: readonly One[]; events: readonly Pick<FightEvent, 'round'>[] },
): One | undefined {
  return decisions.find(
    (one) =>
      one.side === 'A' &&
      events[one.event]?.round === claim.round &&
      one.point === claim.point &&
      one.option?.id === claim.option &&
      (one.plan ?? null) === claim.plan,
  );
}
