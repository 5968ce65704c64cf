/** Decisions: what a player may choose, what was chosen, and why. */
import type { Controller } from './match.d.ts';
import type { SideId, Text } from './text.d.ts';

export interface Option {
  /** Words; the last one may be the token of the member that it is for: "skill guren B1", "A2". */
  id: string;
  ja: string;
  en: string;
  /** "folded": shown behind one button with others of its kind; "oldest": taken by itself where the player says so;
   * "for_all": others of the side may be asked the same of this exchange, for whom the player may say it, too; "settles": it
   * also answers the next question with its option "settled", where that one offers nothing new; "gives_up": it gives
   * away what does not come back by itself and is seldom wanted, so that it is asked about once more. */
  tags: string[];
  /** The group it stands in: a key of `Choice.kinds`. */
  kind: string;
  /** What it costs and brings as things stand, where neither the label nor the price tells. */
  note?: Text;
  /** What it is paid with. */
  price?: { what: Text; amount: number }[];
  /** The number that it is: options of one kind that have one differ in nothing else (dice, points, a stake). */
  number?: number;
  /** The member ("B1") or the place on the board that it is for: "column 4", "B panel 3", "B skill 2". */
  target?: string;
  /** The card of the player's hand that it plays. */
  card?: string;
  /** What it does by the rules, or what the skill, card or spell does that it uses. */
  effect?: Text;
}
export interface Choice {
  /** Position among the decisions. */
  i: number;
  point: string;
  side: SideId;
  /** Which member of it, from 0; only where sides are parties. */
  member?: number;
  /** The side is asked as a whole; `member` is the one whose plans would answer. */
  ofSide?: true;
  /** One sentence: who is asked, what by, and what for. It says nothing that isn't known to both sides. */
  prompt: Text;
  /** What comes of it if nothing is done about it, with figures; absent where that says nothing. */
  otherwise?: Text;
  /** None for a viewer who isn't asked. */
  options: Option[];
  /** Headings of the groups that occur among the options. */
  kinds: Record<string, Text>;
  /** What can't be chosen now though the player has it, and by which rule; absent where there is none. */
  unable?: { name: Text; why: Text; rule: string }[];
  /** What that player may see. */
  facts: Record<string, number>;
  /** Besides the options either side may give up here: "surrender" among the decisions. */
  giveUp: boolean;
  /** What is chosen stays unknown to the other side for now. */
  secret?: true;
}
/** What the player must decide who stands where the record ends. */
export interface Pending extends Choice {
  by: Exclude<Controller, 'plans'>;
}
/** A decision as it was taken; one of option, rewind, consent and surrender. */
export interface Decided {
  /** Index of the event that follows it. */
  event: number;
  /** Position in the record; absent: plans decided, no record has it. */
  i?: number;
  side: SideId;
  member?: number;
  /** As in `Choice`. */
  ofSide?: true;
  point: string;
  by: Controller;
  /** The viewer can't know it yet: nothing of the next three is there. */
  secret?: true;
  option?: { id: string; label: string };
  /** Number of the rewind. */
  rewind?: number;
  /** Both players go on from the next one, which the rules forbid. */
  consent?: true;
  /** How often was rolled before it; only where the match has rolls of its own. */
  rolls?: number;
  surrender?: SideId;
  /** Where plans were asked: which one decided (its place in the tactic), or null: none spoke. */
  plan?: number | null;
}
export type Verdict =
  'decided' | 'agreed' | 'otherSource' | 'false' | 'unknown' | 'noOption' | 'leavesNothing';
/** Which plan decided (its place in the tactic; null: none spoke), and what came of every plan about this decision. */
export interface Why {
  plan: number | null;
  plans: { plan: number; text: string; verdict: Verdict; said: string }[];
}
/**
 * One thing that may come of an option: its chance from 0 to 1, or how much on average. `detail`: said where there is room
 * for everything.
 */
export type OddsFigure = { name: Text; detail?: true } & ({ chance: number } | { value: number });
/** An amount: each of its values, from the smallest, with its chance. */
export interface OddsSpread {
  name: Text;
  values: [value: number, chance: number][];
}
export interface Prospect {
  /** What weighs most comes first. */
  figures: OddsFigure[];
  /** The first is the one that options are compared by. */
  spreads: OddsSpread[];
}
export interface OptionOdds extends Prospect {
  option: string;
  /** Options of a family differ in what they cost alone, and stand from the cheapest on. */
  family?: { name: Text; cost: number };
  /** Where the other side may answer in several ways: the same under each; the option's own is under the best of them. */
  answers?: ({ name: Text } & Prospect)[];
}
/**
 * Odds of the options of the pending choice, reckoned and not sampled: docs/odds.md says under which answers. No options
 * where nothing can be reckoned.
 */
export interface Odds {
  options: OptionOdds[];
  /** What families of options are paid with; absent where there are none. */
  cost?: Text;
  /** Where answers are open: what the best one is called, and what is assumed of it. */
  best?: Text;
  assuming?: Text;
  /** All that is assumed, and what the figures mean; absent where no option has odds. */
  assumed?: Text;
}
