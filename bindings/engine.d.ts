/**
 * Types of the WebAssembly module for single matches; analysis.d.ts has those of the module for many fights.
 *
 * Every call returns a JSON text that holds an `Envelope`: no C++ exception ever crosses. After a
 * `WebAssembly.RuntimeError` or a `RangeError` discard the instance and create another one. tests/parity
 * holds these types against what the module really exports.
 */
import type { Build, PlaceFacts, SheetFacts } from './types/build.d.ts';
import type { Choice, Why } from './types/decision.d.ts';
import type { LinkMade, LinkRead } from './types/link.d.ts';
import type { Match } from './types/match.d.ts';
import type { Outcome, Report, RulingEffect } from './types/report.d.ts';
import type { Form, SystemInfo } from './types/system.d.ts';
import type { Envelope, Json, Lang, Problem, SideId } from './types/text.d.ts';

export type * from './types/build.d.ts';
export type * from './types/decision.d.ts';
export type * from './types/link.d.ts';
export type * from './types/match.d.ts';
export type * from './types/plans.d.ts';
export type * from './types/report.d.ts';
export type * from './types/system.d.ts';
export type * from './types/text.d.ts';

/** One character or party of one system. Call delete() when done. */
export interface Character {
  /** false: only name(), problems() and facts() have answers. */
  legal(): boolean;
  name(): string;
  problems(): Json<Problem[]>;
  toJson(): Json<Build>;
  /** form: "sheet" (label lines) or "roster" (one letter a skill). */
  toText(form: 'sheet' | 'roster'): string;
  /** One entry for every place of the row. */
  places(): Json<PlaceFacts[]>;
  /** Also for an illegal build, if it was given as JSON; null if the system has no such facts. */
  facts(): Json<SheetFacts | null>;
  /** Things in it that are legal but hardly intended. */
  warnings(): Json<Problem[]>;
  delete(): void;
}

/**
 * A fight. Call delete() when done. It is played at the first question about it; report(), why() and log()
 * also need its log, which is most of the work.
 */
export interface Battle {
  /**
   * Sets the viewer, for systems with secrets while the fight goes on: a side, or "all" for everything; "":
   * the side that a hand plays, of two such sides the one that is asked.
   */
  lookAs(viewer: SideId | 'all' | ''): void;
  report(lang: Lang): Json<Envelope<Report>>;
  /** The reasons for a decision, given by its index in the report; null if no plan was asked. */
  why(decision: number, lang: Lang): Json<Envelope<Why | null>>;
  /**
   * kind: "text"; or, independent of the language, "trace", "classic" (the game's own notation), "latest"
   * (the same of the last round alone); "" if the system has no such log.
   */
  log(kind: 'text' | 'classic' | 'latest' | 'trace', lang: Lang): string;
  outcome(): Json<Outcome | null>;
  pending(): Json<Choice | null>;
  /** The rulings that, read the other way, change the winner or make a decision of the record illegal. */
  rulings(): Json<Envelope<RulingEffect[]>>;
  /** The fragment without "#". `names: false` leaves names out. */
  link(options: Json<{ names?: boolean }>): Json<Envelope<LinkMade>>;
  /** The match in its canonical form, as in .shiai.json files. */
  toJson(): Json<Match>;
  delete(): void;
}

export interface EngineModule {
  /** Samples have names in `lang`; Japanese by default. */
  systems(lang?: Lang): Json<Envelope<SystemInfo[]>>;
  /** Makes a character from JSON; the other module reads text. */
  makeCharacter(system: string, build: Json<Build>, settings?: Json<Record<string, unknown>>): Character;
  /** The fields of the builder under these settings; a user's own list of skills changes them. */
  form(system: string, settings: Json<Record<string, unknown>>): Json<Envelope<Form>>;
  /**
   * A random legal build. seed: decimal text. keep: JSON of a build whose legal places stay ("" for none).
   */
  randomBuild(
    system: string,
    seed: string,
    keep: string,
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<Build>>;
  /**
   * Makes a fight. a, b: its sides, if they are checked already; the match's own sides are read only if these
   * don't fit.
   */
  makeBattle(match: Json<Match>, a?: Character, b?: Character): Battle;
  /**
   * Opens a link. `settings` of the module's system supply files that a link only names, such as a user's own
   * list of skills.
   */
  openLink(fragment: string, settings?: Json<Record<string, unknown>>): Json<Envelope<LinkRead>>;
  /** Hash over a fixed set of fights, 16 hex digits: equal on every target. */
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
