/** Types of the review of decisions by hand; docs/opponent.md says how they are weighed. */
import type { Odds } from './decision.d.ts';
import type { Share } from './series.d.ts';
import type { SideId, Text } from './text.d.ts';

/** A decision that a hand took. */
export interface ReviewPoint {
  /** Index in the record. */
  i: number;
  /** Index of the event that follows the decision. */
  event: number;
  side: SideId;
  /** Index of the member, from 0; −1: the whole side. */
  member: number;
  /** Name of the decision point. */
  point: string;
  /** The option taken; null: the side gave up. */
  taken: ReviewOption | null;
}
export interface ReviewOption extends Text { id: string }
/** Share of fights that the side wins; exact: every case behind the option was played. */
export interface ReviewChance extends Share { exact?: true }
export interface Reviewed {
  /** Index in the record. */
  i: number;
  /** Number of fights that were played on with each of the two options, unless exact. */
  fights: number;
  /** Chance after the option taken. */
  chance: ReviewChance;
  /** The strong opponent's option; null: it is the option taken. */
  advice: {
    option: ReviewOption;
    chance: ReviewChance;
    /** Change in the share of wins by the advised option. */
    gain: Share;
    /**
     * How the gain compares, as far as its interval tells; "same": both chances are exact and equal;
     * "untold": the interval leaves it open.
     */
    compared: 'better' | 'worse' | 'same' | 'untold';
  } | null;
  /** Exact odds of both options; null where there are none. */
  odds: Odds | null;
}
