/** Links: what one carries, and what came of opening one. */
import type { Build } from './build.d.ts';
import type { Match } from './match.d.ts';
import type { Problem, SideId, Text } from './text.d.ts';

/** What orders those who are level in points, before the roster's order. */
export type TieBreak = 'wins' | 'direct' | 'buchholz';
export type LeagueFormat = 'round-robin' | 'double' | 'swiss' | 'single' | 'double-elim' | 'hill';
/** Everything that decides a league: what a link of kind T carries. */
export interface LeagueRequest {
  system: string;
  version?: string;
  settings?: Record<string, unknown>;
  format: LeagueFormat;
  /** swiss: rounds to play, absent: as many as a single elimination would take. */
  rounds?: number;
  /** Round robins and swiss: the most telling first; absent: wins, then direct. */
  ties?: TieBreak[];
  /** 64 bits as decimal text, from which every game gets its own; systems without chance leave it out. */
  seed?: string;
  /** 2 to 1,024, in the order of the roster, which is also the seeding. Members of a group never meet. */
  entrants: { build: Build; group?: string; /** swiss: the last round that it plays. */ until?: number }[];
}

/** A roster: what a link of kind R carries. One is enough; a group is the first tag that somebody is kept under. */
export interface RosterRequest extends Pick<LeagueRequest, 'system' | 'version' | 'settings' | 'entrants'> {
  format: 'roster';
}

export interface LinkMade {
  fragment: string;
  /** What the link does not carry ("setting" …), one entry a field that is not empty, with a sentence. */
  leftOut: ({ /** null: of entrants of a league. */ side: SideId | null; field: string } & Text)[];
}
export type LinkFailure =
  | 'empty' | 'notALink' | 'cut' | 'altered' | 'newer' | 'older' | 'unknownRuleset' | 'lacking' | 'illegalBuild';
export type LinkRead =
  | {
      kind: 'F';
      match: Match;
      /** Canonical payload that was read, without view suffix or tail. */
      payload: string;
      /** Step to open at, or null; screen letter (m o x l n r) or "". */
      step: number | null;
      screen: string;
      /** true: today's engine comes to another result than the one the link was made with. */
      resultChanged: boolean;
    }
  | {
      kind: 'T';
      league: LeagueRequest;
      payload: string;
      step: number | null;
      screen: string;
    }
  | {
      kind: 'R';
      league: RosterRequest;
      payload: string;
      step: number | null;
      screen: string;
    }
  | {
      failure: LinkFailure;
      problems: Problem[];
      /** Characters missing, for cut; else 0. */
      missing: number;
      /** unknownRuleset: its id, where it is of a system that another module plays. */
      system?: string;
    } & Text;
