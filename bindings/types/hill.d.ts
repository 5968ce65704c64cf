/** A hill of entrants that lie in a repository, as `scripts/hill` writes it: docs/hill.md. */
import type { Build } from './build.d.ts';
import type { UsageRow } from './league.d.ts';
import type { RankedShare, Share } from './series.d.ts';
import type { Problem } from './text.d.ts';

export interface HillEntrant {
  file: string;
  name: string;
  /** Of everything that decides its fights; 16 hex digits. */
  digest: string;
  build: Build;
}
export interface HillStanding {
  /** Its place among the entrants. */
  entrant: number;
  /** Equal points share one. */
  place: number;
  /** A win is 2, a draw 1. */
  points: number;
  wins: number;
  draws: number;
  losses: number;
  /** Opponents of whom it made more than half of the points, half, or less. */
  beats: number;
  level: number;
  loses: number;
  /** Of all points: its rating. */
  share: RankedShare;
}
/** Fights of `a` on side A against `b`. */
export interface HillMeeting {
  a: number;
  b: number;
  seed: string;
  /** W, D or L from side A, a letter a game; game i has output i of SplitMix64(seed) as its seed. */
  games: string;
}
/** How all stood after a commit, best first; or its hill was refused. */
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
/** What decides its fights. */
export interface HillTerms {
  system: string;
  settings: Record<string, unknown>;
  /** Fights of a meeting. */
  games: number;
  entrants: HillEntrant[];
  meetings: HillMeeting[];
}
export interface HillReport extends HillTerms {
  kind: 'shiaiba hill';
  version: string;
  /** Meetings of a pair. */
  sides: 1 | 2;
  /** Best first. */
  standings: HillStanding[];
  usage: UsageRow[];
  /** Oldest first; null where nobody asked. */
  history: HillMoment[] | null;
}
/** How all stand with the newcomer, who is the last entrant; and its meetings. */
export interface HillWith {
  standings: HillStanding[];
  meetings: HillMeeting[];
}
/** A file that would make somebody an entrant, and what would be wrong with it. */
export interface HillEntry {
  digest: string;
  text: string;
  problems: Problem[];
}
