/**
 * The WebAssembly module as JavaScript sees it.
 *
 * Every call returns a JSON text that holds an `Envelope`: no C++ exception ever crosses. After a
 * `WebAssembly.RuntimeError` or a `RangeError` discard the instance and create another one.
 * tests/parity holds these types against what the module really exports.
 */

export type SideId = 'A' | 'B';
export type Lang = 'ja' | 'en';
export type Text = Record<Lang, string>;

/** Either the answer or one failure of the call itself (never of what a player wrote: that is a Problem). */
export type Envelope<T> = { ok: T } | { error: { code: string; problems: Problem[] } & Text };
/** A JSON text of T. */
export type Json<T> = string & { readonly __json?: T };

/** Something wrong with what a player gave: where, what, which rule, in both languages. */
export interface Problem extends Text {
  /** JSON pointer into a build ("/skills/2"), or absent for pasted text. */
  path?: string;
  /** 1-based position in pasted text, in Unicode code points. */
  line?: number;
  column?: number;
  length?: number;
  code: string;
  /** Clause of the system's rules, e.g. "1". */
  rule?: string;
}

// ---- systems and their forms

export interface SystemInfo {
  id: string;
  name: Text;
  /** Rules version that new builds get, e.g. "1.03"; every published version is in `versions`. */
  version: string;
  versions: string[];
  credits: {
    /** As the source states it; empty where it names none. */
    author: string;
    /** Date of this rules version, YYYY-MM-DD. */
    date: string;
    /** Title of the page the rules stand on. */
    source: string;
    note: Text;
  };
  form: Form;
  /** Two characters to begin with. */
  samples: Build[];
  analysis: AnalysisInfo;
}
/** Which questions the engine can answer about this system beside single fights. */
export interface AnalysisInfo {
  /** How many builds there are, where a build can be asked against all of them; else 0. */
  builds: number;
  /** Parts in which a question against all builds is asked; else 0. */
  parts: number;
  /** There is an equilibrium table. */
  equilibrium: boolean;
  formats: { id: LeagueFormat; name: Text; text: Text }[];
}

/** What the builder asks for, as data: one builder component serves every system. */
export interface Form {
  fields: (NameField | RowField | NoteField)[];
  /** Kinds of items in the order of the palette. */
  kinds: { id: string; name: Text }[];
  items: Item[];
  /** States a character can bear, in the order of the rules. */
  states: StateInfo[];
}
export interface NameField { type: 'name'; key: 'name'; label: Text; max: number }
export interface NoteField { type: 'note'; key: string; label: Text; max: number }
/** A row of places, each of which takes one item; the place is the item's level. */
export interface RowField { type: 'row'; key: string; label: Text; places: number }

export interface Item {
  /** Canonical name, as builds carry it, e.g. "一閃", "+硬". */
  id: string;
  /** One character for the seal. */
  glyph: string;
  name: Text;
  /** kana / a gloss in English. */
  reading: Text;
  kind: string;
  limited: boolean;
  /** false: arises in a fight only (空虚, 凡打). */
  takeable: boolean;
  /** The effect in our words, without a level. */
  text: Text;
  /** The same at level 1, 2, …: numbers where they are fixed, null where there is none. */
  at: { speed: number | null; damage: Text | null; text: Text }[];
}
export interface StateInfo {
  id: string; glyph: string; name: Text; reading: Text; stacks: boolean; good: boolean; text: Text;
}

// ---- builds

/** A character as JSON: `system` and `version` are always written and optional on reading. */
export interface Build { system: string; version: string; name: string; [field: string]: unknown }

export interface Reading {
  /** What was recognised: "json", "match" (a .shiai.json file), "csv", "sheet", "roster", "link" or "nothing". */
  form: string;
  /** One sentence: what was found. */
  said: Text;
  /** Legal characters, in the order of the text. */
  characters: Build[];
  /** The group of each of them, "" for none; absent where nobody has one. */
  groups?: string[];
  /** Where the text is a whole fight (a .shiai.json file, a link): both characters, and what else decides it. */
  match?: Match;
  /** Every problem of the whole text. A character with a problem is left out of `characters`. */
  problems: Problem[];
}

/** A row's place as it stands at the start of a fight, neighbours counted in. */
export interface PlaceFacts { speed: number | null; damage: number | null; text: Text; notes: Text[] }

/** One character of one system. Call delete() when done. */
export interface Character {
  /** false: only name() and problems() say anything. */
  legal(): boolean;
  name(): string;
  problems(): Json<Problem[]>;
  toJson(): Json<Build>;
  /** form: "sheet" (label lines) or "roster" (one letter a skill). */
  toText(form: 'sheet' | 'roster'): string;
  /** One entry for every place of the row. */
  places(): Json<PlaceFacts[]>;
  delete(): void;
}

// ---- fights

/**
 * Who decides for a side. "plans": its build's own plans, or by hand where its system knows none. Decisions
 * by hand and by a search stand in the record; those of plans are made again.
 */
export type Controller = 'plans' | 'hand' | 'search 1' | 'search 2' | 'search 3';

/** Everything that decides a fight: the argument of the pure function. Also the .shiai.json file. */
export interface Match {
  system: string;
  version?: string;
  /** Only what differs from the default. */
  settings?: Record<string, unknown>;
  sides: [Build, Build];
  /** Absent: both by their plans. */
  controllers?: [Controller, Controller];
  /** 64 bits as decimal text; systems without chance leave it out. */
  seed?: string;
  /** Option ids in the order of the choices, "reroll n" markers, and "surrender", "surrender A" or "surrender B". */
  decisions?: string[];
}

export type Span =
  | { t: 'text' | 'number'; s: string }
  | { t: 'name'; s: string; side: SideId }
  | { t: 'skill'; s: string; id: string; level: number; side: SideId }
  | { t: 'state'; s: string; id: string };
export type Spans = Record<Lang, Span[]>;

export interface Event {
  i: number;
  round: number;
  phase: string;
  /** Clause of the rules, e.g. "5.3". */
  rule: string;
  kind: string;
  /** Who does it, or null for both or nobody. */
  side: SideId | null;
  args: Record<string, number | string>;
  /** How it weighs in the log: a use, a hit, an intercept that fires, a loss, a state, an end, or a note. */
  tone: 'use' | 'hit' | 'fire' | 'gone' | 'state' | 'note' | 'end';
  text: Spans;
}
export interface Cell {
  /** Item id that stands there now, or stood there when it was destroyed. */
  item: string;
  level: number;
  gone: boolean;
  /** Damage counters on it in this phase. */
  counters: number;
  mark: '' | 'acting' | 'firing';
  /** The item it was before it was changed, or "". */
  was: string;
}
export interface BoardSide {
  rows: { id: string; cells: Cell[] }[];
  meters: { id: string; value: number; max: number }[];
  states: { id: string; n: number }[];
  /** What is left of it, in the system's own measure (shiden: held skills); and of how much. */
  left: number;
  full: number;
}
export interface Board {
  round: number;
  phase: string;
  sides: [BoardSide, BoardSide];
  /** What hits what in this step. */
  arrows: { from: { side: SideId; place: number }; to: { side: SideId; place: number } }[];
}
export interface PhaseInfo {
  id: string;
  side: SideId | null;
  title: Spans;
  /** Index of its first event; it has events first … first + count − 1, perhaps none. */
  first: number;
  count: number;
}
export interface RoundInfo { round: number; title: Text; phases: PhaseInfo[] }

export interface Option { id: string; ja: string; en: string; tags: string[] }
export interface Choice {
  /** Position among the decisions. */
  i: number;
  point: string;
  side: SideId;
  options: Option[];
  /** What that player may see. */
  facts: Record<string, number>;
}
/** What the player must decide who stands where the record ends. */
export interface Pending extends Choice { by: Exclude<Controller, 'plans'> }
/** A decision as it was taken; one of option, rewind and surrender. */
export interface Decided {
  /** Index of the event that follows it. */
  event: number;
  /** Position in the record; null: plans decided, no record has it. */
  i: number | null;
  side: SideId;
  point: string;
  by: Controller;
  option?: Pick<Option, 'id' | Lang>;
  /** Number of the rewind. */
  rewind?: number;
  surrender?: SideId;
}
/** Exact odds of an option of the pending choice. */
export interface OptionOdds { option: string; [odds: string]: unknown }
export interface Outcome { winner: SideId | 'draw'; reason: string; rounds: number }

export interface Report {
  system: string;
  version: string;
  names: [string, string];
  /** null while a choice is pending. */
  outcome: Outcome | null;
  pending: Pending | null;
  controllers: [Controller, Controller];
  decisions: Decided[];
  /** What differs from the default settings, each with a sentence. */
  settings: SettingSaid[];
  /** Who won, one sentence. */
  headline: Spans;
  /** One line for a message: 紫電一閃 弐：ムライ ●－○ クロダ（3R） */
  line: Text;
  /** FNV-1a 64 over the trace, 16 hex digits. */
  digest: string;
  rounds: RoundInfo[];
  events: Event[];
  /** boards[0] is the position before the first event, boards[i + 1] the one after event i. */
  boards: Board[];
}

/** A fight, run when it is made. Call delete() when done. */
export interface Battle {
  report(): Json<Envelope<Report>>;
  /** kind: "text", "classic" or "trace"; the last two know no language. */
  log(kind: 'text' | 'classic' | 'trace', lang: Lang): string;
  outcome(): Json<Outcome | null>;
  pending(): Json<Choice | null>;
  /** The rulings that, read the other way, give another winner; with that outcome. */
  rulings(): Json<Envelope<RulingEffect[]>>;
  /** Of every option of the pending choice; empty where the system knows none. */
  odds(): Json<Envelope<OptionOdds[]>>;
  /** What the search decides that controls the pending side, as the option's id; "" where none does. */
  think(): Json<Envelope<string>>;
  /** The fragment without "#". `names: false` hides them. */
  link(options: Json<{ names?: boolean }>): Json<Envelope<LinkMade>>;
  /** The match again, canonical: the .shiai.json file. */
  toJson(): Json<Match>;
  delete(): void;
}

/** A setting that is not the default one. */
export interface SettingSaid { key: string; text: Text }

/** One ruling read the other way: settings that differ from the match's in that alone. */
export interface RulingEffect {
  /** As docs/rulings.md numbers it, e.g. "R4", "R9a". */
  ruling: string;
  /** Clause of the rules screen where it stands. */
  rule: string;
  /** What the other reading says. */
  text: Text;
  settings: Record<string, unknown>;
  outcome: Outcome;
}

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
  box: CounterBox;
}
export interface CountersPart {
  /** Builds of this part that beat it and pass the filter, and the boxes they come in. */
  builds: number;
  boxes: number;
  /** Boxes whose representative was rated: where there are very many, those of the table's builds and the largest. */
  rated: number;
  /**
   * Best score first, then the lower build; at most 50. Parts are in the order of the builds: all parts'
   * lists behind each other, sorted stably by score, are the list of everything.
   */
  best: Counter[];
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

export type LeagueFormat = 'round-robin' | 'double' | 'swiss' | 'single' | 'double-elim' | 'hill';
/** Everything that decides a league; also what a link of kind T carries. */
export interface LeagueRequest {
  system: string;
  version?: string;
  settings?: Record<string, unknown>;
  format: LeagueFormat;
  /** swiss: rounds to play, absent: as many as a single elimination would take. */
  rounds?: number;
  /** 64 bits as decimal text, from which every game gets its own; systems without chance leave it out. */
  seed?: string;
  /** 2 to 1,024, in the order of the roster, which is also the seeding. Members of a group never meet. */
  entrants: { build: Build; group?: string }[];
}
/** Endings of entrant `from`, `from + 1` … against every entrant: W D L, "-" for itself and its group. */
export interface MatchupRows { from: number; rows: string[] }

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

// ---- links

export interface LinkMade {
  fragment: string;
  /** What the link does not carry ("setting" …), one entry a field that is not empty, with a sentence. */
  leftOut: ({ /** null: of entrants of a league. */ side: SideId | null; field: string } & Text)[];
}
export type LinkFailure =
  | 'empty' | 'notALink' | 'cut' | 'altered' | 'newer' | 'unknownRuleset' | 'illegalBuild';
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
  | { failure: LinkFailure; problems: Problem[]; /** characters missing, for cut; else 0 */ missing: number } & Text;

// ---- the module

export interface EngineModule {
  systems(): Json<Envelope<SystemInfo[]>>;
  /** Any accepted text: JSON, sheets, roster lines, a link. system: the one to prefer where the text names none. */
  read(system: string, text: string): Json<Envelope<Reading>>;
  /** Build JSON or text of one character → Character. */
  makeCharacter(system: string, input: string): Character;
  /** A random legal build; seed: decimal text. keep: build JSON whose legal places stay ("" for none). */
  randomBuild(system: string, seed: string, keep: string): Json<Envelope<Build>>;
  makeBattle(match: Json<Match>): Battle;
  openLink(fragment: string): Json<Envelope<LinkRead>>;
  /** The fragment of a link that carries a league. */
  leagueLink(request: Json<LeagueRequest>, options: Json<{ names?: boolean }>): Json<Envelope<LinkMade>>;
  /** A build against the builds of one part, 0 … parts − 1: the parts' standings add up. */
  sweep(system: string, build: Json<Build>, part: number): Json<Envelope<Standing>>;
  counters(system: string, build: Json<Build>, filter: Json<CounterFilter>, part: number): Json<Envelope<CountersPart>>;
  edits(system: string, build: Json<Build>): Json<Envelope<Edits>>;
  equilibrium(system: string): Json<Envelope<EquilibriumTable>>;
  /** Prices the equilibrium table against the builds of one part. */
  certify(system: string, part: number): Json<Envelope<CertifiedPart>>;
  /** Rows `from` … `to` − 1 of everybody against everybody. */
  matchups(request: Json<LeagueRequest>, from: number, to: number): Json<Envelope<MatchupRows>>;
  /** Plays it out. `rows`: all rows of `matchups`, for round robins; other formats ignore them. */
  league(request: Json<LeagueRequest>, rows: Json<string[]>): Json<Envelope<LeagueReport>>;
  /** Hash over a fixed set of fights: equal on every target. 16 hex digits. */
  benchSignature(system: string): string;
}

export interface ModuleOptions {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (path: string, prefix: string) => string;
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
}
export default function createEngine(options?: ModuleOptions): Promise<EngineModule>;
