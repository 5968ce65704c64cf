/** Types of leagues: tables and reports, and series of all pairs. */
import type { LeagueFormat, LeagueRequest } from './link.d.ts';
import type { Outcome, SettingSaid } from './report.d.ts';
import type { Share } from './series.d.ts';
import type { Text } from './text.d.ts';

/** Request of the long question "pairings": a series of so many games for every two of a round robin. */
export interface PairingsRequest {
  league: LeagueRequest;
  /** Of a pair, 1 to 1,000,000. */
  games: number;
}
/**
 * The series of two entrants; `a` is on side A in all games. Game i has output i of SplitMix64(gameSeed(league, a, b)) as
 * its seed: it is the series of their match with that seed.
 */
export interface Pairing {
  a: number;
  b: number;
  /** Games so far. */
  games: number;
  /** Of `a`; the other games were draws. */
  wins: number;
  losses: number;
  /** Share of the games that `a` won. */
  share: Share;
}
/** In the order 0 1, 0 2 … 1 2 …; two of one group don't meet. */
export interface PairingsReport {
  pairings: Pairing[];
}

/** Percentages are in hundredths of a percent, rounded to the nearest; null where nothing was played. */
export interface LeagueRow {
  rank: number;
  entrant: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  points: number;
  /** Only if a tie-break uses it. */
  buchholz?: number;
  aps: number | null;
  pwin: number | null;
  npp: number | null;
  vote: number | null;
  knnpbi: number | null;
  /** hill: longest reign, in challengers that didn't take the hill. */
  age?: number;
}
/**
 * Use of a skill, card or weapon, a number above its minimum, or a tactic: builds that have it, and results
 * of their games.
 */
export interface UsageRow {
  id: string;
  name: Text;
  builds: number;
  /** A game between two such builds counts for both. */
  games: number;
  wins: number;
  draws: number;
  /** In 1/10,000; the 95 % interval treats the games as independent. */
  won: Share;
}
export interface LeagueGame {
  a: number;
  /** null: a bye. */
  b: number | null;
  outcome: Outcome | null;
  /** Only with chance: the match of the two with this seed is the game. */
  seed?: string;
  /** Index of the entrant that goes on, if the outcome alone doesn't decide it; `note` gives the reason. */
  through?: number;
  note?: Text;
  /** Knock-outs: index of the game in its round, from the top. */
  place?: number;
}
export interface LeagueRound {
  title: Text;
  games: LeagueGame[];
  /** Only knock-outs; a single elimination has only the winners' bracket. */
  bracket?: 'winners' | 'losers' | 'final';
}
export interface LeagueReport {
  format: LeagueFormat;
  names: string[];
  groups: string[];
  /** swiss, if any entrant leaves: the last round of each, 0 for an entrant that stays. */
  until?: number[];
  settings: SettingSaid[];
  columns: { id: string; name: Text; text: Text }[];
  /** Best first. */
  table: LeagueRow[];
  /** The rules by which ties were broken, in order. */
  ties: Text[];
  /** Knock-outs, swiss and hill: the games in order. Empty for round robins, whose games are in `rows`. */
  rounds: LeagueRound[];
  /**
   * Round robins: results of each entrant on side A against every entrant, a letter W, D or L each; "-" for itself and
   * its group, "?" for a game that isn't fought yet.
   */
  rows: string[];
  /** Sorted by number of builds. */
  usage: UsageRow[];
  /** The table as CSV with headings. */
  csv: string;
}
