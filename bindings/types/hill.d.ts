/**
 * Types of a hill: entrants in a repository, their meetings and standings, as `scripts/hill` writes them
 * (docs/hill.md).
 */
import type { Build } from './build.d.ts';
import type { UsageRow } from './league.d.ts';
import type { RankedShare, Share } from './series.d.ts';
import type { Problem } from './text.d.ts';

export interface HillEntrant {
  file: string;
  name: string;
  /** 16 hex digits over everything that decides the entrant's fights. */
  digest: string;
  build: Build;
}
export interface HillStanding {
  /** Index of the entrant. */
  entrant: number;
  /** Entrants with equal points share a place. */
  place: number;
  /** A win counts 2, a draw 1. */
  points: number;
  wins: number;
  draws: number;
  losses: number;
  /** Number of opponents against whom it made more than half of the points, half, or less. */
  beats: number;
  level: number;
  loses: number;
  /** Share of all possible points: the entrant's rating. */
  share: RankedShare;
}
/** The fights of `a` on side A against `b`; both are indices of entrants. */
export interface HillMeeting {
  a: number;
  b: number;
  seed: string;
  /**
   * A letter W, D or L per game, from side A's view, "?" where it isn't fought yet; game i has output i of
   * SplitMix64(seed) as its seed.
   */
  games: string;
}
/** The standings after a commit, best first; `refused`: the commit's hill was not accepted. */
export type HillMoment = { commit: string; date: string } & (
  | {
      standings: {
        file: string;
        name: string;
        digest: string;
        place: number;
        points: number;
        games: number;
        share: Share;
      }[];
    }
  | { refused: true }
);
/** The part of a report that decides a newcomer's fights. */
export interface HillTerms {
  system: string;
  settings: Record<string, unknown>;
  /** Number of fights of a meeting. */
  games: number;
  entrants: HillEntrant[];
  meetings: HillMeeting[];
}
export interface HillReport extends HillTerms {
  kind: 'shiaiba hill';
  version: string;
  /** Number of meetings of a pair. */
  sides: 1 | 2;
  /** Best first. */
  standings: HillStanding[];
  usage: UsageRow[];
  /** Oldest first; null without a history. */
  history: HillMoment[] | null;
}
/**
 * Request of the long question "hill" about one more build, which is the last entrant: only its fights are missing. One
 * that is on the hill already is refused with `hillSameBuild`.
 */
export interface HillRequest extends HillTerms {
  newcomer: Build;
}
/** The standings by the games so far with the newcomer, who is the last entrant, and the newcomer's meetings. */
export interface HillWith {
  standings: HillStanding[];
  meetings: HillMeeting[];
}
/** The file of a newcomer, and the problems that it would have on the hill. */
export interface HillEntry {
  digest: string;
  text: string;
  problems: Problem[];
}
