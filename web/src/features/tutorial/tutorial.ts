// Tutorials: one character, step by step, every step a fight that can be fought, and where a fight shows what is claimed.
import type { Build, Decided, Text } from '#engine';
import type { FightEvent } from '../../engine/fight.ts';

/** What the reader is told to look for, and what must be true of the fight for it. */
export interface Claim {
  text: Text;
  /** A decision of the hero in this round: which plan decided (null: none), which option. */
  round: number;
  point: string;
  plan: number | null;
  option: string;
  /** What came of other plans at the same decision. */
  others?: Record<number, string>;
}

export interface Step {
  title: Text;
  /** Paragraphs. */
  text: Text[];
  /** The sheet so far; where the system has parties, a party of one. */
  hero: Build;
  /** Its newest plan; null where there is none yet. */
  newest: number | null;
  claims: Claim[];
  winner: 'A' | 'B';
}

export interface Lessons {
  title: Text;
  text: Text;
  /** What the hero is called. */
  name: Text;
  opponent: Build;
  seed: string;
  steps: Step[];
  /** What to do next. */
  end: Text;
}

// Where in a fight that is which a claim of the tutorial tells of.

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
