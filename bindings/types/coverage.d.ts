/** Plans: what each comes to over many fights (docs/coverage.md). */
import type { Match } from './match.d.ts';
import type { Share } from './series.d.ts';
import type { SideId, Text } from './text.d.ts';

/** Counts of some fights of a match; the parts of one match add up in any order. */
export interface CoveragePart {
  fights: number;
  /** Of A, of B, draws. */
  wins: [number, number, number];
  /** Of all members of a side, one after the other; null: no plans play any. */
  sides: [number[] | null, number[] | null];
}
/** In decisions, but for `fights`. */
export interface PlanCoverage {
  plan: number;
  text: Text;
  /** Decisions of its kind, whatever came of them: the sum of the seven below. */
  asked: number;
  decided: number;
  /** It spoke, and the option was another plan's. */
  agreed: number;
  otherSource: number;
  false: number;
  unknown: number;
  noOption: number;
  leavesNothing: number;
  /** The option would have been another without it; and the fights in which that happened. */
  mattered: number;
  fights: number;
  /**
   * "unasked": no decision of its kind came up. "none": it was asked, and every fight is the same without it.
   */
  effect: 'unasked' | 'none' | 'some';
}
export interface MemberCoverage {
  decisions: number;
  /** No plan spoke. */
  byDefault: number;
  plans: PlanCoverage[];
  /** Whenever `plan` could have spoken, the upper plan `by` was why it did not. */
  shadows: { plan: number; by: number; times: number }[];
}
export interface CoverageReport {
  match: Match;
  fights: number;
  wins: [number, number, number];
  /** One a member, in a duel one; null: no plans play it. */
  sides: Record<SideId, (MemberCoverage | null)[]>;
}
/** The same fights as the plans are and with every cut. */
export interface SurgeryPart { fights: number; won: number; cuts: number[] }
/** Fights that the side wins only with the change and only without it; what that does to its share of wins. */
export interface PlanCut { gained: number; lost: number; change: Share }
export interface SurgeryReport {
  match: Match;
  side: SideId;
  /** Place of the member in its party, from 0. */
  member: number;
  fights: number;
  share: Share;
  /** `up`: before the plan above it; `down`: behind the one below. null where there is none. */
  plans: { plan: number; text: Text; removed: PlanCut; up: PlanCut | null; down: PlanCut | null }[];
}
