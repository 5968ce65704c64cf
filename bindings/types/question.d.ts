/**
 * Types of long questions: questions of many fights, fought in parts anywhere and in any order, and joined
 * (docs/many.md).
 */

/** Kinds of long questions, as part files have them. */
export type QuestionKind = 'series' | 'coverage' | 'heat' | 'league' | 'pairings' | 'hill';
/** Fights from … to − 1, in the one order in which the question counts them. */
export type FightRange = [from: number, to: number];
export interface QuestionAsked {
  /** Names the question: the same wherever kind and request are the same. */
  digest: string;
  /** Number of its fights. */
  fights: number;
}
/** What some fights came to. `answer` is for `join` alone. */
export interface FoughtPart {
  /** Ascending; no two of them overlap or touch. */
  ranges: FightRange[];
  answer: unknown;
}
/** All parts together. `part` replaces the parts that were handed in. */
export interface Joined<Report> {
  part: FoughtPart;
  /** Whether no further fight is needed. */
  complete: boolean;
  /** What is known so far. */
  report: Report;
}
