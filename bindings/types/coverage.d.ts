/** Types of the coverage of plans over many fights, and of plan surgery (docs/coverage.md). */
import type { Match } from './match.d.ts';
import type { Share } from './series.d.ts';
import type { SideId, Text } from './text.d.ts';

/**
 * Counts of some fights of a match; parts of one match may be added up in any order. Parts are kept in files:
 * their lists are frozen.
 */
export interface CoveragePart {
  fights: number;
  /** Wins of A, wins of B, draws. */
  wins: [number, number, number];
  /** The counts of all members of a side, one after the other; null: no member is played by plans. */
  sides: [number[] | null, number[] | null];
}
/** Request of the long question "coverage". */
export interface CoverageRequest {
  match: Match;
  fights: number;
  /**
   * Also the results of every cut of the plans of a side ("A") or of a party's member ("A2"): each plan
   * removed, and each moved up. Each fight is played once more for every cut.
   */
  surgery?: string;
  /** false: nothing is counted, and the report is that of the surgery alone. */
  counts?: boolean;
}
/** Counts of a plan, in decisions except for `fights`. */
export interface PlanCoverage {
  plan: number;
  text: Text;
  /** Decisions of the plan's kind, whatever the plan said: the sum of the seven counts below. */
  asked: number;
  decided: number;
  /** The plan spoke, but another plan had already given the option. */
  agreed: number;
  otherSource: number;
  false: number;
  unknown: number;
  noOption: number;
  leavesNothing: number;
  /**
   * Decisions in which the option would have been another without this plan; and the fights with such a
   * decision.
   */
  mattered: number;
  fights: number;
  /**
   * "unasked": no decision of its kind came up. "none": it was asked, but every fight is the same without it.
   */
  effect: 'unasked' | 'none' | 'some';
}
export interface MemberCoverage {
  decisions: number;
  /** Decisions in which no plan spoke. */
  byDefault: number;
  plans: PlanCoverage[];
  /**
   * Pairs of plans: every time `plan` could have spoken, the plan `by` above it was the reason that it did
   * not.
   */
  shadows: { plan: number; by: number; times: number }[];
}
export interface CoverageReport {
  match: Match;
  fights: number;
  wins: [number, number, number];
  /** One entry per member, one in a duel; null: the member isn't played by plans. */
  sides: Record<SideId, (MemberCoverage | null)[]>;
}
/**
 * Results of the same fights with unchanged plans, and with every cut: two numbers per cut, gained and lost.
 */
export interface SurgeryPart { fights: number; won: number; cuts: number[] }
/**
 * Fights that the side wins only with the change, and only without it; and the change in its share of wins.
 */
export interface PlanCut { gained: number; lost: number; change: Share }
export interface SurgeryReport {
  match: Match;
  side: SideId;
  /** Index of the member in its party, from 0. */
  member: number;
  fights: number;
  share: Share;
  /**
   * `up`: moved before the plan above it; `down`: moved behind the plan below it. null if there is no such
   * plan.
   */
  plans: { plan: number; text: Text; removed: PlanCut; up: PlanCut | null; down: PlanCut | null }[];
}
