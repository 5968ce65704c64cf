/**
 * Types of links (docs/link.md): the requests that a link carries, and the results of making and opening a
 * link; engine/share writes this JSON. Links that people have shared must open for ever: kinds (F, T, R) and
 * screen letters may be added to, but never change.
 */
import type { Build } from './build.d.ts';
import type { Match } from './match.d.ts';
import type { Problem, SideId, Text } from './text.d.ts';

/**
 * Criterion that orders entrants with equal points: the number of wins, the points of the games among these
 * entrants, or the points of all opponents. The order of the roster decides last. Files of leagues hold these
 * words and those of `LeagueFormat`, so that no word may change.
 */
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
  /** Only for round robins and swiss. The most important criterion comes first; absent: wins, then direct. */
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
  /** Without "#". */
  fragment: string;
  /**
   * Fields of builds that links don't carry ("setting" …): one entry for each field that is not empty, with a
   * sentence that says so.
   */
  leftOut: ({ /** null: the field belongs to entrants of a league. */ side: SideId | null; field: string } & Text)[];
}
/**
 * Why a link can't be opened. newer: a later version of the program made it. older: it was made under rules
 * whose numbers have been replaced. lacking: its settings name a file that isn't at hand. illegalBuild: a
 * build, a setting or a decision in it breaks the rules.
 */
export type LinkFailure =
  | 'empty' | 'notALink' | 'cut' | 'altered' | 'newer' | 'older' | 'unknownRuleset' | 'lacking' | 'illegalBuild';
export type LinkRead =
  | {
      kind: 'F';
      match: Match;
      /** The link's characters in their canonical form, without step, screen or other text behind them. */
      payload: string;
      /** Step to open the replay at; null: the link names none. */
      step: number | null;
      /** Letter of the screen to open, one of m o x l n r (docs/link.md); "": the link names none. */
      screen: string;
      /** true: the fight has another result than when the link was made. */
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
      /** For cut: the least number of characters that are missing; else 0. */
      missing: number;
      /** For unknownRuleset: id of the system, if another module of this project plays it. */
      system?: string;
    } & Text;
