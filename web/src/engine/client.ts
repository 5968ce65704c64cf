// The engine as the page asks it: typed questions, each with an AbortSignal, answered by a worker.
import { type ReadonlySignal, signal } from '@preact/signals';
import type {
  Build,
  Envelope,
  Form,
  Lang,
  LinkMade,
  LinkRead,
  Match,
  PlaceFacts,
  Problem,
  Report,
  RulingEffect,
  SheetFacts,
  SideId,
  SystemInfo,
  Why,
} from '#engine';
import { type StartWorker, WorkerQueue } from './queue.ts';
import { type Fight, unfold } from './fight.ts';
import { EngineBroke, EngineDown, type Reason } from './errors.ts';
import { Latest } from './latest.ts';
import type { LogKind, MatchQuestion, Question } from './protocol.ts';

/** What the engine knows about one character; for an illegal one only the first three say anything. */
export interface CharacterFacts {
  legal: boolean;
  name: string;
  problems: Problem[];
  places: PlaceFacts[];
  /** Also of what isn't legal; null where there is nothing to say. */
  sheetFacts: SheetFacts | null;
  /** What is legal and hardly meant. */
  warnings: Problem[];
}

/** A legal character as text. */
export interface CharacterTexts {
  /** Label lines. */
  sheet: string;
  /** One letter a skill; "" where the system has no such form. */
  roster: string;
  /** Canonical build as JSON text. */
  json: string;
}

/** What is to be said of a match: both characters, and their fight where both are legal; it may be refused for other reasons. */
export interface Evaluation {
  facts: [CharacterFacts, CharacterFacts];
  report: Envelope<Fight> | null;
  /** What the builder asks for under the match's settings; null where nobody asked. */
  form: Form | null;
}
/** What a page begins with: the systems, and the fight of the samples of the first. */
export interface Beginning extends Evaluation {
  systems: SystemInfo[];
}
/** Of a match; absent: the default ones. */
type Under = Match['settings'];

const text = (of: unknown) => JSON.stringify(of);
const under = (settings: Under) => text(settings ?? {});

/** As it comes: the positions of the fight tell what changed. */
export type Folded<E extends Evaluation> = Omit<E, 'report'> & { report: Envelope<Report> | null };
/** With the positions whole. */
export function unfolded<E extends Evaluation>({ report, ...more }: Folded<E>): E {
  return { ...more, report: report && 'ok' in report ? { ok: unfold(report.ok) } : report } as unknown as E;
}

export type EngineState = { is: 'loading' } | { is: 'ready' } | { is: 'failed'; reason: Reason };

export interface EngineClient {
  readonly state: ReadonlySignal<EngineState>;
  /** The question that broke the engine twice, until the next one does. */
  readonly broke: ReadonlySignal<Question | null>;
  /** From here on fights with secrets are told as this side sees them; undefined: as the one who is asked does. */
  lookAs(viewer: SideId | undefined): void;
  first(lang: Lang): Promise<Beginning>;
  /** null: it isn't legal. */
  texts(build: Build, settings: Under, signal?: AbortSignal): Promise<CharacterTexts | null>;
  fight(match: Match, lang: Lang, signal?: AbortSignal): Promise<Fight>;
  /** One at work, one waiting; a newer one replaces the one that waits, which rejects with AbortError. */
  evaluate(match: Match, lang: Lang, form?: boolean, signal?: AbortSignal): Promise<Evaluation>;
  /** Why plans took the decision at this place of the report; null where none was asked. */
  why(match: Match, decision: number, lang: Lang, signal?: AbortSignal): Promise<Why | null>;
  log(match: Match, kind: LogKind, lang: Lang, signal?: AbortSignal): Promise<string>;
  link(match: Match, names: boolean, signal?: AbortSignal): Promise<LinkMade>;
  /** What a link only names is taken from the settings. */
  openLink(fragment: string, settings: Under, signal?: AbortSignal): Promise<LinkRead>;
  /** seed: decimal text; legal places of `keep` stay. */
  random(
    system: string,
    seed: string,
    keep: Build | null,
    settings: Under,
    signal?: AbortSignal,
  ): Promise<Build>;
  /** The canonical match: the .shiai.json file. */
  matchJson(match: Match, signal?: AbortSignal): Promise<Match>;
  /** The rulings that, read the other way, give the fight another winner. */
  rulings(match: Match, signal?: AbortSignal): Promise<RulingEffect[]>;
}

/** Begins to load the engine at once. */
export function createClient(startWorker: StartWorker): EngineClient {
  const queue = new WorkerQueue(startWorker);
  const fights = new Latest<Evaluation>();
  const state = signal<EngineState>({ is: 'loading' });
  const broke = signal<Question | null>(null);
  let viewer: SideId | undefined;

  const failed = (error: unknown) => {
    const reason = error instanceof EngineDown ? error.reason : 'stopped';
    state.value = { is: 'failed', reason };
  };
  queue.start().then(() => (state.value = { is: 'ready' }), failed);

  async function ask<T>(question: MatchQuestion, signal?: AbortSignal): Promise<T> {
    try {
      return JSON.parse(await queue.ask({ ...question, viewer }, signal)) as T;
    } catch (error) {
      if (error instanceof EngineDown) failed(error);
      if (error instanceof EngineBroke) broke.value = error.question;
      throw error;
    }
  }

  return {
    state,
    broke,
    lookAs: (side) => (viewer = side),
    first: async (lang) => unfolded(await ask<Folded<Beginning>>({ call: 'first', lang })),
    texts: (build, settings, signal) =>
      ask({ call: 'texts', system: build.system, build: text(build), settings: under(settings) }, signal),
    fight: async (match, lang, signal) =>
      unfold(await ask<Report>({ call: 'fight', match: text(match), lang }, signal)),
    evaluate: (match, lang, form = false, signal) =>
      fights.run(async () =>
        unfolded(await ask<Folded<Evaluation>>({ call: 'evaluate', match: text(match), lang, form }, signal)),
      ),
    why: (match, decision, lang, signal) => ask({ call: 'why', match: text(match), decision, lang }, signal),
    log: (match, kind, lang, signal) => ask({ call: 'log', match: text(match), kind, lang }, signal),
    link: (match, names, signal) => ask({ call: 'link', match: text(match), names }, signal),
    openLink: (fragment, settings, signal) =>
      ask({ call: 'openLink', fragment, settings: under(settings) }, signal),
    random: (system, seed, keep, settings, signal) =>
      ask({ call: 'random', system, seed, keep: keep ? text(keep) : '', settings: under(settings) }, signal),
    matchJson: (match, signal) => ask({ call: 'matchJson', match: text(match) }, signal),
    rulings: (match, signal) => ask({ call: 'rulings', match: text(match) }, signal),
  };
}
