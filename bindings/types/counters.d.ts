/** Questions against every build: who stands where, what beats it, what is better. */
import type { Build } from './build.d.ts';

/** Every question is asked in parts, so that several workers share it and nobody waits long. */
export interface Standing {
  wins: number;
  losses: number;
  draws: number;
  /** Sum over all fights. */
  rounds: number;
}

/** Which counters are wanted; what is absent does not matter. */
export interface CounterFilter {
  /** Items that the counter holds, each at least once, and that it does not hold. */
  hold?: string[];
  without?: string[];
  /** At most so many places differ from the build that is asked about. */
  changes?: number;
}
/** Builds that end alike: any of sets[p] in place p, head first; an empty list is any item at all. */
export interface CounterBox {
  sets: string[][];
  builds: number;
  rounds: number;
}
/**
 * One representative of a box, without a name: the equilibrium table's heaviest build in it; else of every
 * place's items the one that the table plays there most, of equals the first.
 */
export interface Counter {
  build: Build;
  /** Points against the equilibrium table, in 1/10,000 of what can be had; null without a table. */
  score: number | null;
  /** How many of all builds it beats; null where that is not known beforehand, as it is of the table's own. */
  wins: number | null;
  box: CounterBox;
}
/** The best of those that begin alike, and the others, in order. */
export interface BestCounter extends Counter { alike: Counter[] }
export interface CountersPart {
  /** Builds of this part that beat it and pass the filter, and the boxes they come in. */
  builds: number;
  boxes: number;
  /** Boxes whose representative was rated: where there are very many, those of the table's builds and the largest. */
  rated: number;
  /**
   * Best score first, of equals the one that is known to beat more builds, then the lower build; with those that
   * are folded at most 50. Parts are in the order of the builds: all parts' lists behind each other, sorted stably
   * by score and wins, are the list of everything.
   */
  best: BestCounter[];
  /** Builds with the same items in so many first places begin alike; two such are always in the same part. */
  beginning: number;
  /** Largest first, at most 20; put together in the same way. */
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
/** All of them, best score first, then by place and item; and the build's own score. */
export interface Edits { score: number | null; edits: Edit[] }

/** A strategy that no build beats by more than `gain`: builds with weights. */
export interface EquilibriumTable {
  system: string;
  version: string;
  /** The weights add up to this. */
  denominator: number;
  entries: { build: Build; roster: string; weight: number }[];
  /** The command that made it. */
  made: string;
  /** shares[p][i]: share of the weight that holds item i of the form in place p, in 1/10,000. */
  shares: number[][];
}
/** The best reply to the table among the builds of one part. */
export interface CertifiedPart {
  builds: number;
  best: Build;
  /** (wins − losses weighted) of the best reply; the gain is value / denominator. An integer. */
  value: number;
  denominator: number;
}
