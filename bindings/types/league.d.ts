/** Everybody against everybody, leagues and their tables. */
import type { LeagueFormat } from './link.d.ts';
import type { Outcome, SettingSaid } from './report.d.ts';
import type { Share } from './series.d.ts';
import type { Text } from './text.d.ts';

/** Endings of entrant `from`, `from + 1` … against every entrant: W D L, "-" for itself and its group. */
export interface MatchupRows { from: number; rows: string[] }
/** What the entrant that comes first won and lost in each pairing of a part; the rest was drawn. */
export interface PairingsPart { wins: number[]; losses: number[] }

/** Percentages in hundredths of a percent, rounded to the nearest; null where nothing was played. */
export interface LeagueRow {
  rank: number;
  entrant: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  points: number;
  /** Where a tie-break asks for it. */
  buchholz?: number;
  aps: number | null;
  pwin: number | null;
  npp: number | null;
  vote: number | null;
  knnpbi: number | null;
  /** hill: longest reign, in challengers beaten off. */
  age?: number;
}
/** Of a skill, card or weapon, a number above its least or a tactic: how many builds have it, and how their games went. */
export interface UsageRow {
  id: string;
  name: Text;
  builds: number;
  /** Two builds that met count for both. */
  games: number;
  wins: number;
  draws: number;
  /** In 1/10,000, with its 95 % interval as of independent games. */
  won: Share;
}
export interface LeagueGame {
  a: number;
  /** null: a bye. */
  b: number | null;
  outcome: Outcome | null;
  /** Where chance decides: the fight of the two with this seed is the game. */
  seed?: string;
  /** Who goes on, where that is decided by more than the outcome: the sentence says how. */
  through?: number;
  note?: Text;
  /** Knock-outs: where it stands in its round, 0 on top. */
  place?: number;
}
export interface LeagueRound {
  title: Text;
  games: LeagueGame[];
  /** Knock-outs; a single elimination has the winners' bracket alone. */
  bracket?: 'winners' | 'losers' | 'final';
}
export interface LeagueReport {
  format: LeagueFormat;
  names: string[];
  groups: string[];
  /** swiss, where somebody leaves: the last round of each, 0 for those who stay. */
  until?: number[];
  settings: SettingSaid[];
  columns: { id: string; name: Text; text: Text }[];
  /** Best first. */
  table: LeagueRow[];
  /** Stated rules by which ties were broken, in order. */
  ties: Text[];
  /** Knock-out, swiss and hill: what was played, in order. Empty for round robins, whose games are `rows`. */
  rounds: LeagueRound[];
  /** Round robins: see MatchupRows. */
  rows: string[];
  /** What most builds have first. */
  usage: UsageRow[];
  /** The table as CSV with headings. */
  csv: string;
}
