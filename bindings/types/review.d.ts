/** Decisions by hand, looked at again: docs/opponent.md says how they are weighed. */
import type { Odds } from './decision.d.ts';
import type { Share } from './series.d.ts';
import type { SideId, Text } from './text.d.ts';

/** A decision that a hand took. */
export interface ReviewPoint {
  /** Position in the record. */
  i: number;
  /** Index of the event that follows it. */
  event: number;
  side: SideId;
  /** From 0; −1: the whole side's. */
  member: number;
  /** Name of the decision point. */
  point: string;
  /** What was taken; null: the side gave up. */
  taken: ReviewOption | null;
}
export interface ReviewOption extends Text { id: string }
/** How often the side wins; exact: every case behind the option was played. */
export interface ReviewChance extends Share { exact?: true }
export interface Reviewed {
  /** Position in the record. */
  i: number;
  /** Fights that were played on with each of the two options, where it is not exact. */
  fights: number;
  /** After what was taken. */
  chance: ReviewChance;
  /** What the strong opponent would have done; null: the same. */
  advice: {
    option: ReviewOption;
    chance: ReviewChance;
    /** How much more is won by it, or less. */
    gain: Share;
    /** What the interval of the gain lets one say of it; "same": both are exact. */
    compared: 'better' | 'worse' | 'same' | 'untold';
  } | null;
  /** Exact odds of both options, where there are some. */
  odds: Odds | null;
}
