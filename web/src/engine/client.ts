// The engine as the page asks it: typed questions, most with an AbortSignal, which a worker answers.
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

/** The engine's facts about a character. An illegal one has no places. */
export interface CharacterFacts {
  legal: boolean;
  name: string;
  problems: Problem[];
  places: PlaceFacts[];
  /** Facts of legal and illegal sheets alike; null where there are none. */
  sheetFacts: SheetFacts | null;
  /** Doubts about a legal sheet that is hardly meant so. */
  warnings: Problem[];
}

/** A legal character as text. */
export interface CharacterTexts {
  /** Lines with labels. */
  sheet: string;
  /** The line of a roster, one letter per skill; "" where the system has no such format. */
  roster: string;
  /** The canonical build as JSON text. */
  json: string;
}

/** Facts of both characters, and their fight if both are legal. A fight may be refused for other reasons. */
export interface Evaluation {
  facts: [CharacterFacts, CharacterFacts];
  report: Envelope<Fight> | null;
  /** The form under the match's settings; null where it wasn't asked for. */
  form: Form | null;
}
/** Answer to a page's first question: the systems, and the fight of the first system's samples. */
export interface Beginning extends Evaluation {
  systems: SystemInfo[];
}
/** Settings of a match; absent: the default ones. */
type Under = Match['settings'];

const text = (of: unknown) => JSON.stringify(of);
const under = (settings: Under) => text(settings ?? {});

/** An evaluation as it is sent: positions of the fight are told by their changes. */
export type Folded<E extends Evaluation> = Omit<E, 'report'> & { report: Envelope<Report> | null };
/** The same evaluation with every position whole. */
export function unfolded<E extends Evaluation>({ report, ...more }: Folded<E>): E {
  return { ...more, report: report && 'ok' in report ? { ok: unfold(report.ok) } : report } as unknown as E;
}

export type EngineState = { is: 'loading' } | { is: 'ready' } | { is: 'failed'; reason: Reason };

export interface EngineClient {
  readonly state: ReadonlySignal<EngineState>;
  /** The question that last broke the engine twice. */
  readonly broke: ReadonlySignal<Question | null>;
  /** Tells fights with secrets as this side sees them from now on; undefined: as the side that is asked sees them. */
  lookAs(viewer: SideId | undefined): void;
  first(lang: Lang): Promise<Beginning>;
  /** The character as text; null where it isn't legal. */
  texts(build: Build, settings: Under, signal?: AbortSignal): Promise<CharacterTexts | null>;
  fight(match: Match, lang: Lang, signal?: AbortSignal): Promise<Fight>;
  /** Runs one evaluation and lets one wait; a newer one replaces the waiting one, which rejects with AbortError. */
  evaluate(match: Match, lang: Lang, form?: boolean, signal?: AbortSignal): Promise<Evaluation>;
  /** Why plans took the decision at this index of the report; null where no plan was asked. */
  why(match: Match, decision: number, lang: Lang, signal?: AbortSignal): Promise<Why | null>;
  log(match: Match, kind: LogKind, lang: Lang, signal?: AbortSignal): Promise<string>;
  link(match: Match, names: boolean, signal?: AbortSignal): Promise<LinkMade>;
  /** Reads a link. Lists that the link only names are taken from the settings. */
  openLink(fragment: string, settings: Under, signal?: AbortSignal): Promise<LinkRead>;
  /** A random build. `seed`: decimal text. Legal places of `keep` stay. */
  random(
    system: string,
    seed: string,
    keep: Build | null,
    settings: Under,
    signal?: AbortSignal,
  ): Promise<Build>;
  /** The canonical match, as in a .shiai.json file. */
  matchJson(match: Match, signal?: AbortSignal): Promise<Match>;
  /** The rulings whose other reading gives the fight another winner. */
  rulings(match: Match, signal?: AbortSignal): Promise<RulingEffect[]>;
}

/** Makes a client; it begins to load the engine at once. */
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
