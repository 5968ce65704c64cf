/**
 * The WebAssembly module of what many fights say, and of what a first fight can do without, as JavaScript sees it. It
 * needs nothing of the one that engine.d.ts describes, and what is said there of every call holds here too.
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
import type { CoveragePart, CoverageReport, SurgeryPart, SurgeryReport } from './types/coverage.d.ts';
import type { Odds } from './types/decision.d.ts';
import type { ModuleOptions } from './engine.d.ts';
import type { HillEntry, HillTerms, HillWith } from './types/hill.d.ts';
import type { LeagueReport, MatchupRows, PairingsPart } from './types/league.d.ts';
import type { LeagueRequest, LinkMade, RosterRequest } from './types/link.d.ts';
import type { Match } from './types/match.d.ts';
import type { DefinitionRead, PlanCompletion, PlanGiven, PlanRead, PlanWords } from './types/plans.d.ts';
import type { PlayResult, SettingSaid } from './types/report.d.ts';
import type { Reviewed, ReviewPoint } from './types/review.d.ts';
import type { RankedShare, SeriesPart, SeriesStep, SeriesSum, SeriesWish, Share } from './types/series.d.ts';
import type { ExportedFile, ExportOptions, TableForm } from './types/tables.d.ts';
import type { Envelope, Json, Lang, Problem, SideId } from './types/text.d.ts';

export type * from './types/counters.d.ts';
export type * from './types/coverage.d.ts';
export type * from './types/hill.d.ts';
export type * from './types/league.d.ts';
export type * from './types/review.d.ts';
export type * from './types/series.d.ts';
export type * from './types/tables.d.ts';

// ---- settings

/** What is wrong with a setting, all of it, with line and column; or, where nothing is, the settings that it makes. */
export interface SettingRead {
  settings: Record<string, unknown> | null;
  said: SettingSaid[];
  problems: Problem[];
}

// ---- heat maps: which build to bring

/** Every share-out of the points, under one tactic; or whatever `over` says, each by the plans that it has. */
export interface HeatRequest {
  /** System, settings, seed, and the two builds. */
  match: Match;
  /** Whose build is tried out, the rest of it being kept; absent: "A". */
  side?: SideId;
  /** A preset that everybody plays, where the system has some. */
  tactic?: string;
  /**
   * "build" (or absent): against the other side's build, which plays its own plans, or the tactic where it has none.
   * "field": against every other cell's build, drawn anew for each fight.
   */
  against?: 'build' | 'field';
  /**
   * "steps": the build and whatever is one step away. Or a map over two numbers of it, each a place and its values, as
   * "/members/0/skills/shot=0..5"; cells that aren't legal are left out.
   */
  over?: 'steps' | [string, string];
  /** The place of a number that makes up for these two. */
  rest?: string;
}
/** Keys of the parts in the order of the form, or the places; the numbers of every cell. Of steps, what they change. */
export interface HeatCells {
  parts: string[];
  cells: number[][];
  labels?: Text[];
}
/** What each cell of a part won, and how often it was a draw. */
export interface HeatPart {
  wins: number[];
  draws: number[];
}

// ---- the module

export interface AnalysisModule {
  /** Plays a match without a log; computers decide where they stand. Without an envelope: the line of `shiaiba play`. */
  play(match: Json<Match>): Json<PlayResult>;
  /** A build against the builds of one part, 0 … parts − 1: the parts' standings add up. */
  sweep(system: string, build: Json<Build>, part: number): Json<Envelope<Standing>>;
  counters(
    system: string,
    build: Json<Build>,
    filter: Json<CounterFilter>,
    part: number,
  ): Json<Envelope<CountersPart>>;
  edits(system: string, build: Json<Build>): Json<Envelope<Edits>>;
  equilibrium(system: string): Json<Envelope<EquilibriumTable>>;
  /** Prices the equilibrium table against the builds of one part. */
  certify(system: string, part: number): Json<Envelope<CertifiedPart>>;
  /** Rows `from` … `to` − 1 of everybody against everybody. */
  matchups(request: Json<LeagueRequest>, from: number, to: number): Json<Envelope<MatchupRows>>;
  /**
   * Where chance decides, each pairing as a series: games `first` … `first` + `games` − 1 of the pairings `from` …
   * `to` − 1, counted 0 1, 0 2 … 1 2 …; 100,000 games in all at most. Any parts that hold every game once add up to
   * the same. The pairing of a and b is the series of their match with gameSeed(…, a, b) as its seed.
   */
  pairings(
    request: Json<LeagueRequest>,
    from: number,
    to: number,
    first: number,
    games: number,
  ): Json<Envelope<PairingsPart>>;
  /** The seed of the first game of a, on side A, against b: that of a round robin. */
  gameSeed(request: Json<LeagueRequest>, a: number, b: number): Json<Envelope<string>>;
  /** Plays it out. `rows`: all rows of `matchups`, for round robins; other formats ignore them. */
  league(request: Json<LeagueRequest>, rows: Json<string[]>): Json<Envelope<LeagueReport>>;
  /** The fragment of a link that carries a league. */
  leagueLink(
    request: Json<LeagueRequest | RosterRequest>,
    options: Json<{ names?: boolean }>,
  ): Json<Envelope<LinkMade>>;
  /**
   * Fights `from` … `from` + `count` − 1 of a series, within one thousand (0–999, 1000–1999 …). As many as take about
   * 50 ms: a thousand where plans play, a few where a search does.
   */
  seriesPart(match: Json<Match>, from: number, count: number): Json<Envelope<SeriesPart>>;
  /** Joins parts, in any order. Once `report.end` is set, no part is wanted any more. */
  seriesSum(match: Json<Match>, wish: Json<SeriesWish>, parts: Json<SeriesPart[]>): Json<Envelope<SeriesSum>>;
  /** What if: every build one step from that of `side`, "A" or "B", and everything else as it is. */
  seriesSteps(match: Json<Match>, side: SideId): Json<Envelope<SeriesStep[]>>;
  /** What a share gained, −10,000 to 10,000, with its 95 % interval. */
  seriesChange(before: Json<Share>, after: Json<Share>): Json<Envelope<Share>>;
  /** Fights `from` … `from` + `count` − 1 of the match's series, a thousand at most; and what parts say together. */
  coveragePart(match: Json<Match>, from: number, count: number): Json<Envelope<CoveragePart>>;
  coverageSum(match: Json<Match>, parts: Json<CoveragePart[]>): Json<Envelope<CoverageReport>>;
  /**
   * Each plan of a side, `who` "A", or of a member of a party, "A2", removed, and moved past its neighbour: every fight takes one
   * for each cut besides.
   */
  surgeryPart(match: Json<Match>, who: string, from: number, count: number): Json<Envelope<SurgeryPart>>;
  surgerySum(match: Json<Match>, who: string, parts: Json<SurgeryPart[]>): Json<Envelope<SurgeryReport>>;
  /** Of every option of the pending choice; null where none is pending, or the system knows no odds of it. */
  odds(match: Json<Match>): Json<Envelope<Odds | null>>;
  /** What the search decides that controls the pending side, as the option's id; "" where none does. */
  think(match: Json<Match>): Json<Envelope<string>>;
  /** What the plans of whoever is asked decide, whoever was to decide; without plans the first in the default order. */
  planned(match: Json<Match>): Json<Envelope<string>>;
  /**
   * The decisions that hands took, in the order of the record. While a fight with secrets goes on, only those of
   * `viewer`, as for `Battle.lookAs`.
   */
  reviewPoints(match: Json<Match>, viewer: SideId | 'all' | ''): Json<Envelope<ReviewPoint[]>>;
  /** One of them, by its position in the record. Its numbers follow from what that side could know then. */
  review(match: Json<Match>, i: number, viewer: SideId | 'all' | ''): Json<Envelope<Reviewed>>;
  /**
   * `build` ("" for none) brings the names that its plans may use, here and below; it need not be legal. `settings`:
   * those of the match that it is for.
   */
  planWords(
    system: string,
    build: Json<Build> | '',
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<PlanWords>>;
  /** Each plan by itself. "" instead of plans: those of the build's tactic, also where that is a preset. */
  readPlans(
    system: string,
    build: Json<Build> | '',
    plans: Json<PlanGiven[]> | '',
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<PlanRead[]>>;
  /** What a build calls `definitions`. Its plans may use those that stand for something. */
  readDefinitions(
    system: string,
    build: Json<Build> | '',
    definitions: Json<{ word: string; text: string }[]>,
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<DefinitionRead[]>>;
  /** `caret`: code points before it; `lang`: where the text doesn't tell. */
  completePlan(
    system: string,
    build: Json<Build> | '',
    text: string,
    caret: number,
    lang: Lang,
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<PlanCompletion[]>>;
  /** Each share of [wins, fights], and its rank among them. */
  shares(counts: Json<[number, number][]>): Json<Envelope<RankedShare[]>>;
  heatCells(request: Json<HeatRequest>): Json<Envelope<HeatCells>>;
  /**
   * Fights `first` … `first` + `fights` − 1 of the cells `from` … `to` − 1, 100,000 in all at most: any parts that
   * hold every fight once add up to the same.
   */
  heatPart(
    request: Json<HeatRequest>,
    from: number,
    to: number,
    first: number,
    fights: number,
  ): Json<Envelope<HeatPart>>;
  /**
   * Fights `from` … `to` − 1 of a newcomer against everybody of a hill, 100,000 at most: a letter each, to be joined in
   * order. It has `games` of them with each entrant, times the meetings of a pair. Who stands there already is refused
   * with `hillSameBuild`.
   */
  hillPart(hill: Json<HillTerms>, newcomer: Json<Build>, from: number, to: number): Json<Envelope<string>>;
  /** `letters`: of all its fights. */
  hillWith(hill: Json<HillTerms>, newcomer: Json<Build>, letters: string): Json<Envelope<HillWith>>;
  /** The file called `file` ("NAME.txt") with which somebody would stand there. */
  hillEntry(hill: Json<HillTerms>, newcomer: Json<Build>, file: string): Json<Envelope<HillEntry>>;
  /** The seeds of a meeting's games, 200 at most, by its own. */
  hillSeeds(meeting: string, games: number): Json<Envelope<string[]>>;
  /**
   * Any accepted text: JSON, sheets, roster lines, a link, and what players keep of battles (docs/records.md), of this
   * system; others are known by name. `consent`: both players go on from what a thread has against the rules.
   */
  read(
    system: string,
    text: string,
    settings?: Json<Record<string, unknown>>,
    options?: Json<{ consent?: boolean }>,
  ): Json<Envelope<Reading>>;
  /** A file of one's own as the value of a setting. */
  readSetting(system: string, key: string, text: string): Json<Envelope<SettingRead>>;
  /** The default of such a setting as a file's text, to start from; "" for any other. */
  usualSetting(system: string, key: string): Json<Envelope<string>>;
  /** The match as a record, JSON to be kept as it is; "" where the system has none. */
  record(match: Json<Match>): Json<Envelope<string>>;
  /** The match's characters, or its fight, in a form of the tables where people play: one text, or several. */
  exported(match: Json<Match>, form: TableForm, options: Json<ExportOptions>): Json<Envelope<ExportedFile[]>>;
  /** The same as the other module's: both hold the rules. */
  benchSignature(system: string): string;
}

export default function createEngine(options?: ModuleOptions): Promise<AnalysisModule>;
