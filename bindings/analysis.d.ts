/**
 * The WebAssembly module of what many fights say, and of what a first fight can do without, as JavaScript sees it. It
 * needs nothing of the one that engine.d.ts describes, and what is said there of every call holds here too.
 */
import type {
  Build, DefinitionRead, Envelope, Json, Lang, LeagueFormat, LeagueRequest, LinkMade, Match, ModuleOptions, OptionOdds,
  Outcome, PlanCompletion, PlanGiven, PlanRead, PlanWords, Problem, Reading, SettingSaid, SideId, Text,
} from './engine.d.ts';

// ---- questions against every build

/** Every question is asked in parts, so that several workers share it and nobody waits long. */
export interface Standing {
  wins: number;
  losses: number;
  draws: number;
  /** Sum over all fights. */
  rounds: number;
}

/** Which counters are wanted; what is absent does not matter. */
export interface CounterFilter {
  /** Items that the counter holds, each at least once, and that it does not hold. */
  hold?: string[];
  without?: string[];
  /** At most so many places differ from the build that is asked about. */
  changes?: number;
}
/** Builds that end alike: any of sets[p] in place p, head first; an empty list is any item at all. */
export interface CounterBox {
  sets: string[][];
  builds: number;
  rounds: number;
}
/**
 * One representative of a box, without a name: the equilibrium table's heaviest build in it; else of every
 * place's items the one that the table plays there most, of equals the first.
 */
export interface Counter {
  build: Build;
  /** Points against the equilibrium table, in 1/10,000 of what can be had; null without a table. */
  score: number | null;
  /** How many of all builds it beats; null where that is not known beforehand, as it is of the table's own. */
  wins: number | null;
  box: CounterBox;
}
/** The best of those that begin alike, and the others, in order. */
export interface BestCounter extends Counter { alike: Counter[] }
export interface CountersPart {
  /** Builds of this part that beat it and pass the filter, and the boxes they come in. */
  builds: number;
  boxes: number;
  /** Boxes whose representative was rated: where there are very many, those of the table's builds and the largest. */
  rated: number;
  /**
   * Best score first, of equals the one that is known to beat more builds, then the lower build; with those that
   * are folded at most 50. Parts are in the order of the builds: all parts' lists behind each other, sorted stably
   * by score and wins, are the list of everything.
   */
  best: BestCounter[];
  /** Builds with the same items in so many first places begin alike; two such are always in the same part. */
  beginning: number;
  /** Largest first, at most 20; put together in the same way. */
  largest: CounterBox[];
}
/** The build with one place changed, under its own name; free text is left out. */
export interface Edit {
  build: Build;
  /** From 0, the head. */
  place: number;
  item: string;
  /** As in Counter. */
  score: number | null;
}
/** All of them, best score first, then by place and item; and the build's own score. */
export interface Edits { score: number | null; edits: Edit[] }

/** A strategy that no build beats by more than `gain`: builds with weights. */
export interface EquilibriumTable {
  system: string;
  version: string;
  /** The weights add up to this. */
  denominator: number;
  entries: { build: Build; roster: string; weight: number }[];
  /** The command that made it. */
  made: string;
  /** shares[p][i]: share of the weight that holds item i of the form in place p, in 1/10,000. */
  shares: number[][];
}
/** The best reply to the table among the builds of one part. */
export interface CertifiedPart {
  builds: number;
  best: Build;
  /** (wins − losses weighted) of the best reply; the gain is value / denominator. An integer. */
  value: number;
  denominator: number;
}

// ---- leagues

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
  aps: number | null;
  pwin: number | null;
  npp: number | null;
  vote: number | null;
  knnpbi: number | null;
  /** hill: longest reign, in challengers beaten off. */
  age?: number;
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
  /** The table as CSV with headings. */
  csv: string;
}

// ---- series of fights

/** A share of fights and its 95 % interval, in 1/10,000; both bounds are the rate itself where it is exact. */
export interface Share { rate: number; low: number; high: number }
/**
 * A share among others: one more than there are with an interval above its own; and whether there are some that the
 * intervals don't tell from it.
 */
export interface RankedShare extends Share { rank: number; tied: boolean }
/** What is left out: 10,000 fights, any width. */
export interface SeriesWish {
  /** 1 to 1,000,000. */
  fights?: number;
  /** Stops once no interval is wider, in 1/10,000; 0: never. */
  width?: number;
}
/** Counts of some fights of a series; joined by `seriesSum`. */
export interface SeriesPart {
  /** Digest of the match: parts of another series are refused. */
  series: string;
  /** Fights from, from + 1 … */
  from: number;
  fights: number;
  /**
   * Six numbers an ending: rounds, winner (0 A, 1 B, 2 draw), what A and B had left in the fight with the lowest
   * number that ended so, that number, and how many fights had that length, winner and lead.
   */
  endings: number[];
  /** By side, two numbers a value: what was left, and in how many fights. */
  left: [number[], number[]];
}
export interface Spread {
  least: number;
  /** The lower one of two in the middle. */
  median: number;
  /** In hundredths. */
  mean: number;
  most: number;
}
/** One fight of a series: the match with this seed. */
export interface SeriesFight { i: number; seed: string; winner: SideId | 'draw'; rounds: number; left: [number, number] }
/** What docs/series.md explains. */
export interface SeriesReport {
  match: Match;
  /** As far as the match has need of it: without chance, one fight. */
  wish: { fights: number; width: number };
  /** No chance in it: the one fight is all there is to know. */
  exact: boolean;
  fights: number;
  /** Why it is complete; null while it is not. */
  end: 'fights' | 'width' | null;
  /** First and last of the fights that are missing before the last one there is. */
  gaps: [number, number][];
  results: Record<SideId | 'draw', { fights: number; share: Share }>;
  /** counts: rounds, wins of A, wins of B, draws. */
  rounds: Spread & { counts: [number, number, number, number][] };
  /** counts: what was left, fights. */
  left: Record<SideId, Spread & { counts: [number, number][] }>;
  witnesses: {
    median: SeriesFight | null;
    shortestWin: Record<SideId, SeriesFight | null>;
    closestLoss: Record<SideId, SeriesFight | null>;
  };
}
/** `parts` take the place of those that were handed in: what is whole, and what lies ahead of it. */
export interface SeriesSum { parts: SeriesPart[]; report: SeriesReport }
/** A match that is one step of one build away. */
export interface SeriesStep { label: Text; match: Match }

// ---- plans: what each comes to over many fights (docs/coverage.md)

/** Counts of some fights of a match; the parts of one match add up in any order. */
export interface CoveragePart {
  fights: number;
  /** Of A, of B, draws. */
  wins: [number, number, number];
  sides: [number[] | null, number[] | null];
}
/** In decisions, but for `fights`. */
export interface PlanCoverage {
  plan: number;
  text: Text;
  /** Decisions of its kind, whatever came of them: the sum of the seven below. */
  asked: number;
  decided: number;
  /** It spoke, and the option was another plan's. */
  agreed: number;
  otherSource: number;
  false: number;
  unknown: number;
  noOption: number;
  leavesNothing: number;
  /** The option would have been another without it; and the fights in which that happened. */
  mattered: number;
  fights: number;
  /**
   * "unasked": no decision of its kind came up. "none": it was asked, and every fight is the same without it.
   */
  effect: 'unasked' | 'none' | 'some';
}
export interface SideCoverage {
  decisions: number;
  /** No plan spoke. */
  byDefault: number;
  plans: PlanCoverage[];
  /** Whenever `plan` could have spoken, the upper plan `by` was why it did not. */
  shadows: { plan: number; by: number; times: number }[];
}
export interface CoverageReport {
  match: Match;
  fights: number;
  wins: [number, number, number];
  /** null: no plans play this side. */
  sides: Record<SideId, SideCoverage | null>;
}
/** The same fights as the plans are and with every cut. */
export interface SurgeryPart { fights: number; won: number; cuts: number[] }
/** Fights that the side wins only with the change and only without it; what that does to its share of wins. */
export interface PlanCut { gained: number; lost: number; change: Share }
export interface SurgeryReport {
  match: Match;
  side: SideId;
  fights: number;
  share: Share;
  /** `up`: before the plan above it; `down`: behind the one below. null where there is none. */
  plans: { plan: number; text: Text; removed: PlanCut; up: PlanCut | null; down: PlanCut | null }[];
}

// ---- settings

/** What is wrong with a setting, all of it, with line and column; or, where nothing is, the settings that it makes. */
export interface SettingRead {
  settings: Record<string, unknown> | null;
  said: SettingSaid[];
  problems: Problem[];
}

// ---- heat maps: which shares to bring

/** For systems whose builds share out points: every share-out fights under one tactic. */
export interface HeatRequest {
  /** System, settings, seed, and the two builds. */
  match: Match;
  /** Whose shares are tried out, the rest of that build being kept; absent: "A". */
  side?: SideId;
  /** A preset that everybody plays, where the system has some. */
  tactic?: string;
  /**
   * "build" (or absent): against the other side's build, which plays its own plans, or the tactic where it has none.
   * "field": against every other share-out, drawn anew for each fight.
   */
  against?: 'build' | 'field';
}
/** Keys of the parts in the order of the form; the shares of every cell. */
export interface HeatCells { parts: string[]; cells: number[][] }
/** What each cell of a part won, and how often it was a draw. */
export interface HeatPart { wins: number[]; draws: number[] }

// ---- the module

export interface AnalysisModule {
  /** A build against the builds of one part, 0 … parts − 1: the parts' standings add up. */
  sweep(system: string, build: Json<Build>, part: number): Json<Envelope<Standing>>;
  counters(system: string, build: Json<Build>, filter: Json<CounterFilter>, part: number): Json<Envelope<CountersPart>>;
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
  pairings(request: Json<LeagueRequest>, from: number, to: number, first: number, games: number): Json<Envelope<PairingsPart>>;
  /** The seed of the first game of a, on side A, against b: that of a round robin. */
  gameSeed(request: Json<LeagueRequest>, a: number, b: number): Json<Envelope<string>>;
  /** Plays it out. `rows`: all rows of `matchups`, for round robins; other formats ignore them. */
  league(request: Json<LeagueRequest>, rows: Json<string[]>): Json<Envelope<LeagueReport>>;
  /** The fragment of a link that carries a league. */
  leagueLink(request: Json<LeagueRequest>, options: Json<{ names?: boolean }>): Json<Envelope<LinkMade>>;
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
  /** Each plan of `side` removed, and moved past its neighbour: every fight takes one for each cut besides. */
  surgeryPart(match: Json<Match>, side: SideId, from: number, count: number): Json<Envelope<SurgeryPart>>;
  surgerySum(match: Json<Match>, side: SideId, parts: Json<SurgeryPart[]>): Json<Envelope<SurgeryReport>>;
  /** Of every option of the pending choice; empty where none is pending, or the system knows no odds. */
  odds(match: Json<Match>): Json<Envelope<OptionOdds[]>>;
  /** What the search decides that controls the pending side, as the option's id; "" where none does. */
  think(match: Json<Match>): Json<Envelope<string>>;
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
  heatPart(request: Json<HeatRequest>, from: number, to: number, first: number, fights: number): Json<Envelope<HeatPart>>;
  /**
   * Any accepted text: JSON, sheets, roster lines, a link, and what players keep of battles (docs/records.md), of this
   * system; others are known by name.
   */
  read(system: string, text: string, settings?: Json<Record<string, unknown>>): Json<Envelope<Reading>>;
  /** A file of one's own as the value of a setting. */
  readSetting(system: string, key: string, text: string): Json<Envelope<SettingRead>>;
  /** The default of such a setting as a file's text, to start from; "" for any other. */
  usualSetting(system: string, key: string): Json<Envelope<string>>;
  /** The match as a record, JSON to be kept as it is; "" where the system has none. */
  record(match: Json<Match>): Json<Envelope<string>>;
  /** The same as the other module's: both hold the rules. */
  benchSignature(system: string): string;
}

export default function createEngine(options?: ModuleOptions): Promise<AnalysisModule>;
