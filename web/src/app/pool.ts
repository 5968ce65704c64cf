// Pools of workers for questions about many fights, one pool per system, and a memory of their answers.
import type { Match, Odds } from '#engine';
import type { CertifiedPart, CountersPart, Edits, EquilibriumTable, Reviewed, Standing } from '#analysis';
import { workersOf } from '../engine/startWorker.ts';
import { type Pool, askOne, createPool } from '../engine/pool.ts';
import { analysisWorkerUrl } from '../engine/trusted.ts';
import { system } from './fight/match.ts';
import type { AnalysisQuestion } from '../engine/protocol.ts';

/** Addresses of the modules for many fights, one per system. */
const modules = import.meta.glob<string>('../gen/analysis-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const made = new Map<string, Pool>();

function poolOf(id: string, cores: number): Pool {
  // A system that the build lacks is asked for by its file name, so that the error can say what is missing.
  const file = `analysis-${id}.wasm`;
  const url = modules[`../gen/${file}`] ?? file;
  const pool = made.get(id) ?? createPool(workersOf(analysisWorkerUrl, url), cores);
  made.set(id, pool);
  return pool;
}

/** Pool of the page's own system, with a worker per core. */
export const pool = (): Pool => poolOf(system.peek()?.id ?? '', navigator.hardwareConcurrency);

/** Pool of one worker for another system, of which only texts are read here. */
export const readerOf = (id: string): Pool => poolOf(id, 1);

// Odds and opponents of a pending choice: their code is only in the module for many fights.

/** Exact odds of the options of the pending choice; null where the system has no odds. */
export const odds = (match: Match, signal?: AbortSignal): Promise<Odds | null> =>
  askOne(pool(), { call: 'odds', match: JSON.stringify(match) }, signal);

/** The decision of the computer opponent whose turn it is; "" where no opponent is to decide. */
export const think = (match: Match, signal?: AbortSignal): Promise<string> =>
  askOne(pool(), { call: 'think', match: JSON.stringify(match) }, signal);

/** The decision of a tactic where the match waits, whoever decides there; "" where no question is pending. */
export const planned = (match: Match, signal?: AbortSignal): Promise<string> =>
  askOne(pool(), { call: 'planned', match: JSON.stringify(match) }, signal);

// Memory: no question is asked twice, so that a run that was stopped goes on where it was.

/** Type of the answer to each call that is remembered. */
interface Answers {
  sweep: Standing;
  counters: CountersPart;
  edits: Edits;
  equilibrium: EquilibriumTable;
  certify: CertifiedPart;
  review: Reviewed;
}
type Call = keyof Answers;
export type Asked<C extends Call> = Extract<AnalysisQuestion, { call: C }>;

/** Most remembered answers per call: many of the small ones, few of the large ones. */
const most: Record<Call, number> = {
  sweep: 10_000,
  counters: 62,
  edits: 4,
  equilibrium: 2,
  certify: 62,
  review: 1000,
};

const known = new Map<Call, Map<string, unknown>>();

function answersTo(call: Call): Map<string, unknown> {
  const answers = known.get(call) ?? new Map<string, unknown>();
  known.set(call, answers);
  return answers;
}

function remember(question: Asked<Call>, key: string, answer: unknown): void {
  const answers = answersTo(question.call);
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size > most[question.call]) answers.delete(oldest);
}

/**
 * Calls `heard` with every answer and the index of its question, in any order; with remembered answers at once.
 * Rejects with AbortError when the signal is aborted; answers that were heard by then stay remembered.
 */
export async function query<Q extends Asked<Call>>(
  questions: readonly Q[],
  heard: (answer: Answers[Q['call']], at: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const open: { question: Q; key: string; at: number }[] = [];
  questions.forEach((question, at) => {
    const key = JSON.stringify(question);
    const answer = answersTo(question.call).get(key);
    if (answer === undefined) open.push({ question, key, at });
    else heard(answer as Answers[Q['call']], at);
  });
  if (open.length === 0) return;
  await pool().run<Answers[Q['call']]>(
    open.map(({ question }) => question),
    (answer, which) => {
      const one = open[which];
      if (!one) return;
      remember(one.question, one.key, answer);
      heard(answer, one.at);
    },
    signal,
  );
}
