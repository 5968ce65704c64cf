/** Decisions: what a player may choose, what was chosen, and why. */
import type { Controller } from './match.d.ts';
import type { SideId, Text } from './text.d.ts';

export interface Option {
  id: string;
  ja: string;
  en: string;
  tags: string[];
  /** What it costs and brings as things stand, where the label doesn't tell. */
  note?: Text;
}
export interface Choice {
  /** Position among the decisions. */
  i: number;
  point: string;
  side: SideId;
  /** Which member of it, from 0; only where sides are parties. */
  member?: number;
  /** None for a viewer who isn't asked. */
  options: Option[];
  /** What that player may see. */
  facts: Record<string, number>;
  /** Besides the options either side may give up here: "surrender" among the decisions. */
  giveUp: boolean;
  /** What is chosen stays unknown to the other side for now. */
  secret?: true;
}
/** What the player must decide who stands where the record ends. */
export interface Pending extends Choice { by: Exclude<Controller, 'plans'> }
/** A decision as it was taken; one of option, rewind and surrender. */
export interface Decided {
  /** Index of the event that follows it. */
  event: number;
  /** Position in the record; absent: plans decided, no record has it. */
  i?: number;
  side: SideId;
  member?: number;
  point: string;
  by: Controller;
  /** The viewer can't know it yet: nothing of the next three is there. */
  secret?: true;
  option?: { id: string; label: string };
  /** Number of the rewind. */
  rewind?: number;
  surrender?: SideId;
  /** Where plans were asked: which one decided (its place in the tactic), or null: none spoke. */
  plan?: number | null;
}
export type Verdict = 'decided' | 'agreed' | 'otherSource' | 'false' | 'unknown' | 'noOption' | 'leavesNothing';
/** Which plan decided (its place in the tactic; null: none spoke), and what came of every plan about this decision. */
export interface Why {
  plan: number | null;
  plans: { plan: number; text: string; verdict: Verdict; said: string }[];
}
/** What may come of an exchange, probabilities from 0 to 1. */
export interface ExchangeOdds {
  /**
   * The defender loses HP; the player who decides comes out of the exchange ahead, which is no win of the
   * fight; the defender falls; stun strikes.
   */
  hit: number;
  win: number;
  down: number;
  stun: number;
  /** What the defender loses: HP, probability; and its mean. */
  damage: [number, number][];
  mean: number;
  /** The same for the attacker, where something may come back. */
  back?: [number, number][];
  meanBack?: number;
}
/** Odds of an option of the pending choice: docs/odds.md says under which answers. */
export interface OptionOdds extends ExchangeOdds {
  option: string;
  /** Of an attack whose answer is open: the same if it is guarded, and if it is evaded. */
  guarded?: ExchangeOdds;
  evaded?: ExchangeOdds;
  /** Of a charge: IN, probability. */
  gain?: [number, number][];
  /** Reckoned, not sampled. */
  exact: true;
}
