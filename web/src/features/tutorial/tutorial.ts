// Types of the tutorials (a character that grows step by step, each step with a fight and claims about it), and the
// search for the decision that shows a claim. tests/parity/tutorial.test.ts holds every step to its claims.
import type { Build, Decided, Text } from '#engine';
import type { FightEvent } from '../../engine/fight.ts';

/** A claim about a step's fight: the text for the reader, and the decision that must be found in the fight. */
export interface Claim {
  text: Text;
  /** A decision of the hero: its round, its point, the plan that decided (null: none), and the option. */
  round: number;
  point: string;
  plan: number | null;
  option: string;
  /** Results of other plans at the same decision, by the plan's index. */
  others?: Record<number, string>;
}

export interface Step {
  title: Text;
  /** Paragraphs. */
  text: Text[];
  /** The sheet so far; where the system has parties, a party of one. */
  hero: Build;
  /** Index of the newest plan; null: the sheet has no plan yet. */
  newest: number | null;
  claims: Claim[];
  winner: 'A' | 'B';
}

export interface Lessons {
  title: Text;
  text: Text;
  /** Name of the hero. */
  name: Text;
  opponent: Build;
  seed: string;
  steps: Step[];
  /** What to do next. */
  end: Text;
}

/** The hero's decision that a claim tells of; undefined: the fight has none like that. */
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
