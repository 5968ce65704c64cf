/**
 * Types of series of fights: shares of wins, lengths, and fights worth a look. Parts are kept in files: their
 * lists are frozen.
 */
import type { Match } from './match.d.ts';
import type { SideId, Text } from './text.d.ts';

/** A share of fights and its 95 % interval, in 1/10,000; both bounds equal the rate where it is exact. */
export interface Share { rate: number; low: number; high: number }
/**
 * A share among others. `rank`: one more than the number of shares whose interval lies above; `tied`: some
 * other interval overlaps its own.
 */
export interface RankedShare extends Share { rank: number; tied: boolean }
/** Defaults: 10,000 fights, any width. */
export interface SeriesWish {
  /** From 1 to 1,000,000. */
  fights?: number;
  /** Stops once no interval is wider than this, in 1/10,000; 0: never. */
  width?: number;
}
/** Counts of some fights of a series: in the answers of parts. */
export interface SeriesPart {
  /** Digest of the match: parts of other series are refused. */
  series: string;
  /** Number of the first fight: the part has fights from, from + 1 … */
  from: number;
  fights: number;
  /**
   * Six numbers per ending: rounds, winner (0 A, 1 B, 2 draw), what A and B had left in the first such fight,
   * that fight's number, and the number of fights with these rounds, winner and lead.
   */
  endings: number[];
  /**
   * Lists for A and for B, two numbers per value: what was left, and the number of fights. In systems with
   * parties three such lists of each member follow, A's, then B's: what was left of it, whether it was out
   * (1) or not (0), and its lasting harm.
   */
  left: number[][];
}
export interface Spread {
  least: number;
  /** The lower of the two middle values if there are two. */
  median: number;
  /** In hundredths. */
  mean: number;
  most: number;
}
/** One fight of a series: the match with this seed. */
export interface SeriesFight { i: number; seed: string; winner: SideId | 'draw'; rounds: number; left: [number, number] }
/** Figures of one member. */
export interface SeriesMember {
  /** Fights at whose end the member was out. */
  out: { fights: number; share: Share };
  left: Spread & { counts: [number, number][] };
  /** Harm that nothing heals; absent if there was none. */
  lasting?: Spread & { counts: [number, number][] };
}
/** Report of a series; docs/series.md explains it. */
export interface SeriesReport {
  match: Match;
  /** The wish as far as it applies: without chance, one fight. */
  wish: { fights: number; width: number };
  /** true: a match without chance; its one fight says everything. */
  exact: boolean;
  fights: number;
  /** Why the series is complete; null while it is not. */
  end: 'fights' | 'width' | null;
  /** Missing fights before the last one that is there, as pairs of first and last. */
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
  /** In the order of the match; only in systems with parties. */
  members?: Record<SideId, SeriesMember[]>;
}
/** Request of the long question "series". */
export interface SeriesRequest {
  match: Match;
  wish: SeriesWish;
  /** Also the series of all builds one step from this side's. */
  whatIf?: SideId;
  /** Only the series of these values, such as "/sides/0/hp=10..20:5". */
  vary?: string;
}
/** A match in which one build is changed by one step. */
export interface SeriesStep { label: Text; match: Match }
