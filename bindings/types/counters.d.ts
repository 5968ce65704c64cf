/**
 * Types of questions about one build against all others: standing, counters, edits, the equilibrium table.
 */
import type { Build } from './build.d.ts';

/**
 * Results of a build against others. Each question is asked in parts, so that several workers can share it
 * and each part is short.
 */
export interface Standing {
  wins: number;
  losses: number;
  draws: number;
  /** Sum of the rounds of all fights. */
  rounds: number;
}

/** The counters that are wanted; an absent condition doesn't apply. */
export interface CounterFilter {
  /** Items that a counter must hold, each at least once; and items that it must not hold. */
  hold?: string[];
  without?: string[];
  /** Most places that may differ from the build that is asked about. */
  changes?: number;
}
/**
 * Builds whose fights end alike: any item of sets[p] in place p, from the head; an empty list means any item.
 */
export interface CounterBox {
  sets: string[][];
  builds: number;
  rounds: number;
}
/**
 * The representative of a box, without a name: the heaviest build of the equilibrium table in the box;
 * otherwise, in each place, the item that the table plays there most, the first among equals.
 */
export interface Counter {
  build: Build;
  /** Points against the equilibrium table, in 1/10,000 of the possible points; null without a table. */
  score: number | null;
  /**
   * Number of all builds that it beats; null if that isn't known beforehand, as it is for builds of the
   * table.
   */
  wins: number | null;
  box: CounterBox;
}
/** The best of the counters that begin alike, and the others, in order. */
export interface BestCounter extends Counter { alike: Counter[] }
export interface CountersPart {
  /**
   * Number of builds of this part that beat the build and pass the filter, and of the boxes that hold them.
   */
  builds: number;
  boxes: number;
  /**
   * Number of boxes whose representative was rated: if there are very many boxes, those with builds of the
   * table and the largest.
   */
  rated: number;
  /**
   * Higher score first, then more builds beaten (if known), then the lower build; at most 50, including those
   * in `alike`. Parts are in the order of the builds: the lists of all parts one after another, sorted stably
   * by score and wins, are the list for all builds.
   */
  best: BestCounter[];
  /**
   * Number of first places that have the same items in builds that begin alike; such builds are always in the
   * same part.
   */
  beginning: number;
  /** Largest first, at most 20; lists of parts are joined in the same way. */
  largest: CounterBox[];
}
/** The build with one place changed, under its own name; free text is left out. */
export interface Edit {
  build: Build;
  /** From 0, the head. */
  place: number;
  item: string;
  /** As in Counter. */
  score: number | null;
}
/** Score of the build itself; all its edits, best score first, then by place and item. */
export interface Edits { score: number | null; edits: Edit[] }

/** A mixed strategy that no build beats by more than the gain of the best reply: builds with weights. */
export interface EquilibriumTable {
  system: string;
  version: string;
  /** Sum of the weights. */
  denominator: number;
  entries: { build: Build; roster: string; weight: number }[];
  /** The command that computed the table. */
  made: string;
  /** shares[p][i]: share of the weight on builds with item i of the form in place p, in 1/10,000. */
  shares: number[][];
}
/** The best reply to the table among the builds of one part. */
export interface CertifiedPart {
  builds: number;
  best: Build;
  /** Wins − losses of the best reply, weighted; an integer. Its gain is value / denominator. */
  value: number;
  denominator: number;
}
