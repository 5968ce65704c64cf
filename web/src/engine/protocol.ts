// Messages between the page and its workers: questions, answers and failures.
import type { QuestionKind, TableForm } from '#analysis';
import type { Lang, Problem, SideId, Text } from '#engine';

export type LogKind = 'text' | 'classic' | 'latest' | 'trace';

/**
 * A question about single matches. Builds, matches and settings cross as JSON text, which only the engine checks.
 * `settings` are those of the match on the page.
 */
export type MatchQuestion =
  /** The first question: the systems, and the fight of the first system's samples. */
  (
    | { call: 'first'; lang: Lang }
    | { call: 'texts'; system: string; build: string; settings: string }
    | { call: 'fight'; match: string; lang: Lang }
    /** Facts of both sides, legal or not, and their fight. `form`: the builder's form is wanted too. */
    | { call: 'evaluate'; match: string; lang: Lang; form: boolean }
    /** Why plans took the decision at this index of the report. */
    | { call: 'why'; match: string; decision: number; lang: Lang }
    | { call: 'log'; match: string; kind: LogKind; lang: Lang }
    | { call: 'link'; match: string; names: boolean }
    | { call: 'openLink'; fragment: string; settings: string }
    | { call: 'random'; system: string; seed: string; keep: string; settings: string }
    | { call: 'matchJson'; match: string }
    | { call: 'rulings'; match: string }
  ) & {
    /** The side whose view of a fight with secrets is told; absent: the side that is asked. */
    viewer?: SideId | undefined;
  };

/** Seed of a page's first fight, in systems with chance. */
export const firstSeed = '1';

/** A question about many fights. */
export type AnalysisQuestion =
  | { call: 'sweep'; system: string; build: string; part: number }
  | { call: 'counters'; system: string; build: string; filter: string; part: number }
  | { call: 'edits'; system: string; build: string }
  | { call: 'equilibrium'; system: string }
  | { call: 'certify'; system: string; part: number }
  | { call: 'league'; request: string }
  | { call: 'leagueLink'; request: string; names: boolean }
  | { call: 'ask'; kind: QuestionKind; request: string }
  /** The answer stays text, since it only goes on to `join`. */
  | { call: 'part'; kind: QuestionKind; request: string; ranges: string }
  | { call: 'join'; kind: QuestionKind; request: string; parts: string }
  | { call: 'seriesSteps'; match: string; side: 'A' | 'B' }
  | { call: 'seriesChange'; before: string; after: string }
  | { call: 'odds'; match: string }
  | { call: 'read'; system: string; text: string; settings: string; consent?: boolean }
  | { call: 'readSetting'; system: string; key: string; text: string }
  | { call: 'usualSetting'; system: string; key: string }
  | { call: 'settingSchema'; system: string }
  | { call: 'record'; match: string }
  | { call: 'exported'; match: string; form: TableForm; options: string }
  | { call: 'think'; match: string }
  | { call: 'planned'; match: string }
  | { call: 'reviewPoints'; match: string; viewer: SideId | '' }
  | { call: 'review'; match: string; i: number; viewer: SideId | '' }
  | { call: 'planWords'; system: string; build: string; settings: string }
  | { call: 'plans'; system: string; build: string; plans: string; settings: string }
  | { call: 'definitions'; system: string; build: string; definitions: string; settings: string }
  | {
      call: 'completePlan';
      system: string;
      build: string;
      text: string;
      caret: number;
      lang: Lang;
      settings: string;
    }
  | { call: 'shares'; counts: string }
  | { call: 'gameSeed'; request: string; a: number; b: number }
  | { call: 'hillEntry'; hill: string; newcomer: string; file: string }
  | { call: 'hillSeeds'; meeting: string; games: number };

export type Question = MatchQuestion | AnalysisQuestion;

/** A refusal by the engine: it could not answer the call. */
export interface Refusal extends Text {
  code: string;
  problems: Problem[];
}

/** ok: JSON text of the answer. refused: the engine's refusal. trap: the instance broke and must be replaced. */
export type Answer = { ok: string } | { refused: Refusal } | { trap: string };

export interface Asked {
  id: number;
  question: Question;
}
export interface Told {
  id: number;
  answer: Answer;
}

/** First message to a worker: the system's module, compiled so that a restart needs no download, or its address. */
export interface Start {
  module: WebAssembly.Module | string;
}
/** The worker's reply to Start. */
export type Started = { ready: true } | { failed: string };
