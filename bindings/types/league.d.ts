/** Types of leagues: matchups of all entrants, tables and reports. */
import type { LeagueFormat } from './link.d.ts';
import type { Outcome, SettingSaid } from './report.d.ts';
import type { Share } from './series.d.ts';
import type { Text } from './text.d.ts';

/**
 * Results of entrant `from`, `from + 1` … on side A against every entrant: a letter W, D or L each, "-" for
 * itself and its group.
 */
export interface MatchupRows { from: number; rows: string[] }
/**
 * For each pairing of a part: wins and losses of the entrant that comes first; the other games were draws.
 */
export interface PairingsPart { wins: number[]; losses: number[] }

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
  /** Round robins: as in MatchupRows. */
  rows: string[];
  /** Sorted by number of builds. */
  usage: UsageRow[];
  /** The table as CSV with headings. */
  csv: string;
}
