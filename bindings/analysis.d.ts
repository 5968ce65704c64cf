/**
 * Types of the WebAssembly module for questions over many fights, and for everything that a first fight can
 * do without (reading pasted text, odds, plans). It doesn't need the module of engine.d.ts; what engine.d.ts
 * says about calls holds here too. tests/parity holds the types against the module.
 */
import type { Build, Reading } from './types/build.d.ts';
import type {
  CertifiedPart,
  CounterFilter,
  CountersPart,
  Edits,
  EquilibriumTable,
  Standing,
} from './types/counters.d.ts';
import type { Odds } from './types/decision.d.ts';
import type { ModuleOptions } from './engine.d.ts';
import type { HillEntry, HillTerms } from './types/hill.d.ts';
import type { LeagueReport } from './types/league.d.ts';
import type { LeagueRequest, LinkMade, RosterRequest } from './types/link.d.ts';
import type { ListSchema } from './types/list.d.ts';
import type { Match } from './types/match.d.ts';
import type { DefinitionRead, PlanCompletion, PlanGiven, PlanRead, PlanWords } from './types/plans.d.ts';
import type { PlayResult, SettingSaid } from './types/report.d.ts';
import type { FightRange, FoughtPart, Joined, QuestionAsked, QuestionKind } from './types/question.d.ts';
import type { Reviewed, ReviewPoint } from './types/review.d.ts';
import type { RankedShare, SeriesStep, Share } from './types/series.d.ts';
import type { ExportedFile, ExportOptions, TableForm } from './types/tables.d.ts';
import type { Envelope, Json, Lang, Problem, SideId, Text } from './types/text.d.ts';

export type * from './types/counters.d.ts';
export type * from './types/coverage.d.ts';
export type * from './types/hill.d.ts';
export type * from './types/league.d.ts';
export type * from './types/list.d.ts';
export type * from './types/question.d.ts';
export type * from './types/review.d.ts';
export type * from './types/series.d.ts';
export type * from './types/tables.d.ts';

// ---- settings

/**
 * Result of reading a setting's file: the settings, or, if there are problems, null and all problems with
 * line and column.
 */
export interface SettingRead {
  settings: Record<string, unknown> | null;
  said: SettingSaid[];
  problems: Problem[];
}

// ---- heat maps: which build to bring

/** Every share-out of the points, all with one tactic; or the builds of `over`, each with its own plans. */
export interface HeatRequest {
  /** System, settings, seed, and the two builds. */
  match: Match;
  /** The side whose build is varied; the rest of the build is kept. Absent: "A". */
  side?: SideId;
  /** Id of the preset that all builds play, in systems with presets. */
  tactic?: string;
  /**
   * "build" (or absent): against the other side's build, which plays its own plans, or the tactic if it has
   * none. "field": against the build of any other cell, drawn anew for each fight.
   */
  against?: 'build' | 'field';
  /**
   * "steps": the build, and all builds one step away. Or two numbers of the build, each a place and its
   * values, such as "/members/0/skills/shot=0..5"; illegal cells are left out.
   */
  over?: 'steps' | [string, string];
  /** The place of a number that makes up for the two, so that the sum stays the same. */
  rest?: string;
}
/** Report of a heat map, also before its last fight. */
export interface HeatReport {
  match: Match;
  side: SideId;
  tactic?: string;
  against: 'build' | 'field';
  /** Keys of the parts in the order of the form, or the two places; none where the cells are steps. */
  parts: string[];
  cells: HeatCell[];
}
export interface HeatCell {
  /** The change, where the cells are steps. */
  label?: Text;
  /** The numbers of the cell, one for each part. */
  shares?: number[];
  fights: number;
  wins: number;
  draws: number;
  share: RankedShare;
}

// ---- the module

export interface AnalysisModule {
  /**
   * Plays a match without a log; computer opponents decide for their sides. Without an envelope, as `shiaiba
   * play` prints it.
   */
  play(match: Json<Match>): Json<PlayResult>;
  /** Fights a build against all builds of one part, 0 … parts − 1; the standings of all parts add up. */
  sweep(system: string, build: Json<Build>, part: number): Json<Envelope<Standing>>;
  counters(
    system: string,
    build: Json<Build>,
    filter: Json<CounterFilter>,
    part: number,
  ): Json<Envelope<CountersPart>>;
  edits(system: string, build: Json<Build>): Json<Envelope<Edits>>;
  equilibrium(system: string): Json<Envelope<EquilibriumTable>>;
  /** The best reply to the equilibrium table among the builds of one part. */
  certify(system: string, part: number): Json<Envelope<CertifiedPart>>;
  /** Plays a whole league of any format. Those in which everybody meets everybody are also a long question. */
  league(request: Json<LeagueRequest>): Json<Envelope<LeagueReport>>;
  /** Seed of the first game of a, on side A, against b: the seed of that game in a round robin. */
  gameSeed(request: Json<LeagueRequest>, a: number, b: number): Json<Envelope<string>>;
  /** The fragment of a link with the league or roster. */
  leagueLink(
    request: Json<LeagueRequest | RosterRequest>,
    options: Json<{ names?: boolean }>,
  ): Json<Envelope<LinkMade>>;
  /**
   * Reads a long question. Its request is what part files have: of a series a `SeriesRequest`, of coverage a
   * `CoverageRequest`, of a heat map {heat: HeatRequest, fights: number of a cell}, of a league a LeagueRequest, of
   * pairings a PairingsRequest, of a hill a HillRequest.
   */
  ask(kind: QuestionKind, request: string): Json<Envelope<QuestionAsked>>;
  /**
   * Fights some fights of a question, at most 100,000. Choose as many as take about 20 ms. The module keeps
   * the last question, so that the next part of it needs no reading.
   */
  part(kind: QuestionKind, request: string, ranges: Json<FightRange[]>): Json<Envelope<FoughtPart>>;
  /**
   * Joins parts, in any order, and reports what they come to: of a series a SeriesReport, of coverage a
   * CoverageReport (or a SurgeryReport), of a heat map a HeatReport, of a league a LeagueReport, of pairings a
   * PairingsReport, of a hill a HillWith.
   */
  join(kind: QuestionKind, request: string, parts: Json<FoughtPart[]>): Json<Envelope<Joined<unknown>>>;
  /**
   * What if: one match for each build that is one step from the build of `side`; everything else stays as it
   * is.
   */
  seriesSteps(match: Json<Match>, side: SideId): Json<Envelope<SeriesStep[]>>;
  /** Change of a share, −10,000 to 10,000, with its 95 % interval. */
  seriesChange(before: Json<Share>, after: Json<Share>): Json<Envelope<Share>>;
  /**
   * Odds of every option of the pending choice; null if no choice is pending, or the system has no odds for
   * it.
   */
  odds(match: Json<Match>): Json<Envelope<Odds | null>>;
  /**
   * Id of the option that the search decides on which controls the pending side; "" if no search controls it.
   */
  think(match: Json<Match>): Json<Envelope<string>>;
  /** What the plans of whoever is asked decide, whoever was to decide; without plans the first in the default order. */
  planned(match: Json<Match>): Json<Envelope<string>>;
  /**
   * The decisions by hand, in the order of the record. While a fight with secrets goes on, only those of
   * `viewer`, as in `Battle.lookAs`.
   */
  reviewPoints(match: Json<Match>, viewer: SideId | 'all' | ''): Json<Envelope<ReviewPoint[]>>;
  /**
   * Reviews one decision, given by its index in the record. The numbers depend only on what that side could
   * know.
   */
  review(match: Json<Match>, i: number, viewer: SideId | 'all' | ''): Json<Envelope<Reviewed>>;
  /**
   * Words for plans. `build` ("" for none) supplies the names that its plans may use, here and below; it need
   * not be legal. `settings`: settings of the match.
   */
  planWords(
    system: string,
    build: Json<Build> | '',
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<PlanWords>>;
  /** Reads each plan by itself. "" for `plans`: the plans of the build's tactic, also of a preset. */
  readPlans(
    system: string,
    build: Json<Build> | '',
    plans: Json<PlanGiven[]> | '',
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<PlanRead[]>>;
  /** Reads the words defined under `definitions` in a build. Its plans may use those without a problem. */
  readDefinitions(
    system: string,
    build: Json<Build> | '',
    definitions: Json<{ word: string; text: string }[]>,
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<DefinitionRead[]>>;
  /** `caret`: number of code points before the caret; `lang`: language if the text doesn't show it. */
  completePlan(
    system: string,
    build: Json<Build> | '',
    text: string,
    caret: number,
    lang: Lang,
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<PlanCompletion[]>>;
  /** The share of each [wins, fights], and its rank among them. */
  shares(counts: Json<[number, number][]>): Json<Envelope<RankedShare[]>>;
  /** The newcomer's file under the name `file` ("NAME.txt"), and its problems. */
  hillEntry(hill: Json<HillTerms>, newcomer: Json<Build>, file: string): Json<Envelope<HillEntry>>;
  /** The seeds of a meeting's games, at most 200, from the meeting's seed. */
  hillSeeds(meeting: string, games: number): Json<Envelope<string[]>>;
  /**
   * Reads any text that is understood: JSON, sheets, roster lines, a link, and battle records and threads of
   * this system (docs/records.md); texts of other systems are only named. `consent`: both players agree to go
   * on from illegal decisions in a thread.
   */
  read(
    system: string,
    text: string,
    settings?: Json<Record<string, unknown>>,
    options?: Json<{ consent?: boolean }>,
  ): Json<Envelope<Reading>>;
  /** Reads a user's own file as the value of a setting. */
  readSetting(system: string, key: string, text: string): Json<Envelope<SettingRead>>;
  /** The default of such a setting as the text of a file to start from; "" for other settings. */
  usualSetting(system: string, key: string): Json<Envelope<string>>;
  /** The format of a GM's own list as a JSON Schema; null where there is none. */
  settingSchema(system: string): Json<Envelope<ListSchema | null>>;
  /** The match as a battle record, JSON text of a file; "" if the system has no records. */
  record(match: Json<Match>): Json<Envelope<string>>;
  /** The match's characters, or its fight, in a form for virtual tables and chats: one text, or several. */
  exported(match: Json<Match>, form: TableForm, options: Json<ExportOptions>): Json<Envelope<ExportedFile[]>>;
  /** The same hash as the other module's, because both hold the rules. */
  benchSignature(system: string): string;
}

export default function createEngine(options?: ModuleOptions): Promise<AnalysisModule>;
