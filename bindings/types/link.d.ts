/**
 * Types of links: the requests that a link carries, and the results of making and opening a link. Kinds (F,
 * T, R) and screen letters stand in links that people have shared: they may be added to, but never change.
 */
import type { Build } from './build.d.ts';
import type { Match } from './match.d.ts';
import type { Problem, SideId, Text } from './text.d.ts';

/** Criterion that orders entrants with equal points. The order of the roster decides last. */
export type TieBreak = 'wins' | 'direct' | 'buchholz';
export type LeagueFormat = 'round-robin' | 'double' | 'swiss' | 'single' | 'double-elim' | 'hill';
/** Everything that decides a league: the content of a link of kind T. */
export interface LeagueRequest {
  system: string;
  version?: string;
  settings?: Record<string, unknown>;
  format: LeagueFormat;
  /** swiss: number of rounds; absent: as many as a single elimination would take. */
  rounds?: number;
  /** Round robins and swiss: the most important first; absent: wins, then direct. */
  ties?: TieBreak[];
  /**
   * 64 bits as decimal text, from which the seed of every game is derived; absent in systems without chance.
   */
  seed?: string;
  /** 2 to 1,024, in the order of the roster, which is also the seeding. Members of a group never meet. */
  entrants: { build: Build; group?: string; /** swiss: the last round that this entrant plays; absent: it stays. */ until?: number }[];
}

/**
 * A roster: the content of a link of kind R. One entrant is enough. `group`: the entrant's first tag in the
 * user's roster.
 */
export interface RosterRequest extends Pick<LeagueRequest, 'system' | 'version' | 'settings' | 'entrants'> {
  format: 'roster';
}

export interface LinkMade {
  fragment: string;
  /**
   * Fields that the link does not carry ("setting" …): one entry per field that is not empty, with a
   * sentence.
   */
  leftOut: ({ /** null: the field belongs to entrants of a league. */ side: SideId | null; field: string } & Text)[];
}
export type LinkFailure =
  | 'empty' | 'notALink' | 'cut' | 'altered' | 'newer' | 'older' | 'unknownRuleset' | 'lacking' | 'illegalBuild';
export type LinkRead =
  | {
      kind: 'F';
      match: Match;
      /** The link's own letters in their canonical form, without step, screen or other text behind it. */
      payload: string;
      /** Step to open at, or null; letter of the screen to open (one of m o x l n r), or "". */
      step: number | null;
      screen: string;
      /** true: the fight ends otherwise than when the link was made. */
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
      /** For cut: the least number of letters that are missing; else 0. */
      missing: number;
      /** For unknownRuleset: id of the system, if another module plays it. */
      system?: string;
    } & Text;
