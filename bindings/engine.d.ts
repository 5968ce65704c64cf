/**
 * The WebAssembly module of single matches as JavaScript sees it; analysis.d.ts describes the one of many fights.
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
  /** Dice are rolled: a match carries a seed. */
  chance: boolean;
  /** Levels of computer opponents: "search 1" to this one; 0: there are none. */
  opponents: number;
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
  fields: (NameField | RowField | NoteField | SharesField | TacticField)[];
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

/** Points shared out: each part is a field of the build by its key, at least `min`, together `total`. */
export interface SharesField {
  type: 'shares';
  key: string;
  label: Text;
  total: number;
  parts: { key: string; name: Text; min: number }[];
}
/** A tactic: a preset's id, plans, or nothing (null), which means: by hand. */
export interface TacticField {
  type: 'tactic';
  key: string;
  label: Text;
  presets: { id: string; name: Text; text: Text }[];
}

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
  mark: '' | 'acting' | 'firing' | 'last';
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
  /** Where plans decided. */
  why?: Why;
}
export type Verdict = 'decided' | 'agreed' | 'otherSource' | 'false' | 'unknown' | 'noOption' | 'leavesNothing';
/** Which plan decided (its place in the tactic; null: none spoke), and what came of every plan about this decision. */
export interface Why {
  plan: number | null;
  plans: { plan: number; text: Text; verdict: Verdict; said: Text }[];
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

// ---- links

export type LeagueFormat = 'round-robin' | 'double' | 'swiss' | 'single' | 'double-elim' | 'hill';
/** Everything that decides a league: what a link of kind T carries. */
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
