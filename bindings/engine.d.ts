/**
 * The WebAssembly module of single matches as JavaScript sees it; analysis.d.ts describes the one of many fights.
 *
 * Every call returns a JSON text that holds an `Envelope`: no C++ exception ever crosses. After a
 * `WebAssembly.RuntimeError` or a `RangeError` discard the instance and create another one.
 * tests/parity holds these types against what the module really exports.
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
  /** Also of what isn't legal, where it was given as JSON; null where the system has nothing to say. */
  facts(): Json<SheetFacts | null>;
  /** What is legal in it and hardly meant. */
  warnings(): Json<Problem[]>;
  delete(): void;
}

/**
 * A fight. Call delete() when done. It is played when something of it is first asked, and heard, which is most of the
 * work, only by report(), why() and log().
 */
export interface Battle {
  /**
   * Who looks at it from now on, where its system has secrets and the fight goes on: a side, or all of it; "": as one
   * who plays sees it, the hand that is asked.
   */
  lookAs(viewer: SideId | 'all' | ''): void;
  report(lang: Lang): Json<Envelope<Report>>;
  /** Of a decision by its place in the report; null where no plan was asked. */
  why(decision: number, lang: Lang): Json<Envelope<Why | null>>;
  /**
   * kind: "text"; or, without a language, "trace", "classic" (the game's own notation), "latest" (the same of
   * the last round alone); "" where the system has no such thing.
   */
  log(kind: 'text' | 'classic' | 'latest' | 'trace', lang: Lang): string;
  outcome(): Json<Outcome | null>;
  pending(): Json<Choice | null>;
  /** The rulings that, read the other way, give another winner, or make a decision of the record illegal. */
  rulings(): Json<Envelope<RulingEffect[]>>;
  /** The fragment without "#". `names: false` hides them. */
  link(options: Json<{ names?: boolean }>): Json<Envelope<LinkMade>>;
  /** The match again, canonical: the .shiai.json file. */
  toJson(): Json<Match>;
  delete(): void;
}

export interface EngineModule {
  /** Samples have their names in that language, Japanese where none is given. */
  systems(lang?: Lang): Json<Envelope<SystemInfo[]>>;
  /** Text is read by the other module. */
  makeCharacter(system: string, build: Json<Build>, settings?: Json<Record<string, unknown>>): Character;
  /** What the builder asks for under these settings; a skill list of one's own changes it. */
  form(system: string, settings: Json<Record<string, unknown>>): Json<Envelope<Form>>;
  /** A random legal build; seed: decimal text. keep: build JSON whose legal places stay ("" for none). */
  randomBuild(
    system: string,
    seed: string,
    keep: string,
    settings?: Json<Record<string, unknown>>,
  ): Json<Envelope<Build>>;
  /** a, b: its sides, where they are checked already; those of the match are read only if these don't fit it. */
  makeBattle(match: Json<Match>, a?: Character, b?: Character): Battle;
  /** Settings of the module's system: what a link only names, a skill list of one's own, is taken from them. */
  openLink(fragment: string, settings?: Json<Record<string, unknown>>): Json<Envelope<LinkRead>>;
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
