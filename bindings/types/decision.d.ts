/** Types of decisions: the options of a player, the option taken, its reasons, and odds. */
import type { Controller } from './match.d.ts';
import type { SideId, Text } from './text.d.ts';

export interface Option {
  /**
   * Words with blanks between them; the last may be the token of the member that the option is for: "skill
   * guren B1", "A2".
   */
  id: string;
  ja: string;
  en: string;
  /**
   * "folded": shown behind one button with others of its kind; "idle": comes to nothing as things stand,
   * shown behind another; "same": comes to nothing where the player may decline instead, not shown; "later":
   * asked again when more is known, not shown where there is another option; "usual": what the figures of
   * the step before went by; "oldest": taken automatically if the player wants that; "for_all": other
   * members of the side may be asked the same in this exchange, and the player may answer for them too;
   * "settles": also answers the next question with its option "settled", if that question offers nothing
   * new; "gives_up": gives away what does not come back by itself and is seldom wanted, so that the player
   * is asked about it once more.
   */
  tags: string[];
  /** Group of the option: a key of `Choice.kinds`. */
  kind: string;
  /** What the option costs and brings at this moment, where neither the label nor the price says it. */
  note?: Text;
  /** Cost: what is paid, and how much. */
  price?: { what: Text; amount: number }[];
  /**
   * The option's number: options of one kind that have a number differ in nothing else (dice, points, a
   * stake).
   */
  number?: number;
  /** The option's target: a member ("B1") or a place on the board: "column 4", "B panel 3", "B skill 2". */
  target?: string;
  /** The card from the player's hand that the option plays. */
  card?: string;
  /** Effect of the option by the rules, or of the skill, card or spell that it uses. */
  effect?: Text;
}
export interface Choice {
  /** Index among the decisions. */
  i: number;
  point: string;
  side: SideId;
  /** Index of the member, from 0; only in systems with parties. */
  member?: number;
  /** The side is asked as a whole; `member` is the member whose plans would answer. */
  ofSide?: true;
  /**
   * The other members of the side are asked the same next, each for itself. A reader may be asked for all at
   * once, and once more for an option that an earlier answer has closed.
   */
  ofEach?: true;
  /**
   * One sentence: the player who is asked, the cause and the purpose. It says nothing that isn't known to
   * both sides.
   */
  prompt: Text;
  /** What happens if nothing is done, with figures; absent if that says nothing. */
  otherwise?: Text;
  /** Empty for a viewer who isn't asked. */
  options: Option[];
  /** Headings of the groups of the options. */
  kinds: Record<string, Text>;
  /** Things the player has but can't choose now, and the rules that forbid it; absent if there are none. */
  unable?: { name: Text; why: Text; rule: string }[];
  /** Numbers that the player may see. */
  facts: Record<string, number>;
  /** Whether either side may give up here, besides taking an option: "surrender" among the decisions. */
  giveUp: boolean;
  /** The option taken stays hidden from the other side for now. */
  secret?: true;
}
/** The pending decision: the first one that the record doesn't hold. */
export interface Pending extends Choice {
  by: Exclude<Controller, 'plans'>;
}
/** A decision that was taken: one of option, rewind, consent and surrender. */
export interface Decided {
  /** Index of the event that follows the decision. */
  event: number;
  /** Index in the record; absent for decisions of plans, which no record holds. */
  i?: number;
  side: SideId;
  member?: number;
  /** As in `Choice`. */
  ofSide?: true;
  point: string;
  by: Controller;
  /** The viewer can't know the decision yet: `option`, `rewind` and `consent` are absent. */
  secret?: true;
  option?: { id: string; label: string };
  /** Number of the rewind. */
  rewind?: number;
  /** Both players agreed to go on from the next decision although the rules forbid it. */
  consent?: true;
  /** Number of rolls before the decision; only in a match with rolls of its own. */
  rolls?: number;
  surrender?: SideId;
  /** If plans were asked: index of the plan that decided, in the tactic; null: no plan spoke. */
  plan?: number | null;
}
export type Verdict =
  'decided' | 'agreed' | 'otherSource' | 'false' | 'unknown' | 'noOption' | 'leavesNothing';
/**
 * The plan that decided (its index in the tactic; null: no plan spoke), and the verdict on every plan about
 * this decision.
 */
export interface Why {
  plan: number | null;
  plans: { plan: number; text: string; verdict: Verdict; said: string }[];
}
/**
 * One possible result of an option: its chance from 0 to 1, or its average. `detail`: shown only where there
 * is room for all figures.
 */
export type OddsFigure = { name: Text; detail?: true } & ({ chance: number } | { value: number });
/** An amount: each possible value, from the smallest, with its chance. */
export interface OddsSpread {
  name: Text;
  values: [value: number, chance: number][];
}
export interface Prospect {
  /** The most important figure first. */
  figures: OddsFigure[];
  /** Options are compared by the first spread. */
  spreads: OddsSpread[];
}
export interface OptionOdds extends Prospect {
  option: string;
  /** Where one of several members may be aimed at later: the member that the figures are about, as in `Event.actor`. */
  against?: string;
  /** Options of a family differ only in their cost, and are listed from the cheapest on. */
  family?: { name: Text; cost: number };
  /**
   * Where the other side may answer in several ways: the odds under each other answer than the one that
   * `Odds.under` names.
   */
  answers?: ({ name: Text } & Prospect)[];
}
/**
 * Odds of the options of the pending choice, computed and not sampled; docs/odds.md says which answers they
 * assume. Empty where nothing can be computed.
 */
export interface Odds {
  options: OptionOdds[];
  /** What options of families are paid with; absent if there are no families. */
  cost?: Text;
  /** With several possible answers: name of the answer that the options' own figures are under. */
  under?: Text;
  /** What is assumed of the other side: of that answer, or of what it may add to a hit. */
  assuming?: Text;
  /** All assumptions, and the meaning of the figures; absent if no option has odds. */
  assumed?: Text;
}
