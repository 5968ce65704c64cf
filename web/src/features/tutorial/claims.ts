// Where in a fight that is which a claim of the tutorial tells of.
import type { Decided, Report } from '#engine';
import type { Claim } from './types.ts';

/** The decision of the hero; undefined where the fight has none like that. */
export function decisionOf(claim: Claim, { decisions, events }: Report): Decided | undefined {
  return decisions.find(
    (one) =>
      one.side === 'A' &&
      events[one.event]?.round === claim.round &&
      one.point === claim.point &&
      one.option?.ja === claim.option &&
      (one.why?.plan ?? null) === claim.plan &&
      Object.entries(claim.others ?? {}).every(([plan, verdict]) =>
        one.why?.plans.some((other) => other.plan === Number(plan) && other.verdict === verdict),
      ),
  );
}
