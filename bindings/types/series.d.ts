/** Series of fights: how often who wins, and what is seen on the way. */
import type { Match } from './match.d.ts';
import type { SideId, Text } from './text.d.ts';

/** A share of fights and its 95 % interval, in 1/10,000; both bounds are the rate itself where it is exact. */
export interface Share { rate: number; low: number; high: number }
/**
 * A share among others: one more than there are with an interval above its own; and whether there are some that the
 * intervals don't tell from it.
 */
export interface RankedShare extends Share { rank: number; tied: boolean }
/** What is left out: 10,000 fights, any width. */
export interface SeriesWish {
  /** 1 to 1,000,000. */
  fights?: number;
  /** Stops once no interval is wider, in 1/10,000; 0: never. */
  width?: number;
}
/** Counts of some fights of a series; joined by `seriesSum`. */
export interface SeriesPart {
  /** Digest of the match: parts of another series are refused. */
  series: string;
  /** Fights from, from + 1 … */
  from: number;
  fights: number;
  /**
   * Six numbers an ending: rounds, winner (0 A, 1 B, 2 draw), what A and B had left in the fight with the lowest
   * number that ended so, that number, and how many fights had that length, winner and lead.
   */
  endings: number[];
  /**
   * Of A, of B, two numbers a value: what was left, and in how many fights. Where sides are parties two such lists of
   * each member follow, A's, then B's: what was left of it, and whether it was out (1) or not (0).
   */
  left: number[][];
}
export interface Spread {
  least: number;
  /** The lower one of two in the middle. */
  median: number;
  /** In hundredths. */
  mean: number;
  most: number;
}
/** One fight of a series: the match with this seed. */
export interface SeriesFight { i: number; seed: string; winner: SideId | 'draw'; rounds: number; left: [number, number] }
/** What a series says of a member. */
export interface SeriesMember {
  /** Fights at whose end it was out. */
  out: { fights: number; share: Share };
  left: Spread & { counts: [number, number][] };
  /** Harm that nothing heals; absent where it came to none. */
  lasting?: Spread & { counts: [number, number][] };
}
/** What docs/series.md explains. */
export interface SeriesReport {
  match: Match;
  /** As far as the match has need of it: without chance, one fight. */
  wish: { fights: number; width: number };
  /** No chance in it: the one fight is all there is to know. */
  exact: boolean;
  fights: number;
  /** Why it is complete; null while it is not. */
  end: 'fights' | 'width' | null;
  /** First and last of the fights that are missing before the last one there is. */
  gaps: [number, number][];
  results: Record<SideId | 'draw', { fights: number; share: Share }>;
  /** counts: rounds, wins of A, wins of B, draws. */
  rounds: Spread & { counts: [number, number, number, number][] };
  /** counts: what was left, fights. */
  left: Record<SideId, Spread & { counts: [number, number][] }>;
  witnesses: {
    median: SeriesFight | null;
    shortestWin: Record<SideId, SeriesFight | null>;
    closestLoss: Record<SideId, SeriesFight | null>;
  };
  /** In the order of the match; only where sides are parties. */
  members?: Record<SideId, SeriesMember[]>;
}
/** `parts` take the place of those that were handed in: what is whole, and what lies ahead of it. */
export interface SeriesSum { parts: SeriesPart[]; report: SeriesReport }
/** A match that is one step of one build away. */
export interface SeriesStep { label: Text; match: Match }
