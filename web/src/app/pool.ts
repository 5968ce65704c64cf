// Pools of workers for questions about many fights, one pool for each system, and the memory of their answers.
import type { Match, Odds } from '#engine';
import type { CertifiedPart, CountersPart, Edits, EquilibriumTable, Reviewed, Standing } from '#analysis';
import { workersOf } from '../engine/startWorker.ts';
import { type Pool, askOne, createPool } from '../engine/pool.ts';
import { analysisWorkerUrl } from '../engine/trusted.ts';
import { system } from './fight/match.ts';
import type { AnalysisQuestion } from '../engine/protocol.ts';

/** A module for each system. */
const modules = import.meta.glob<string>('../gen/analysis-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const made = new Map<string, Pool>();

function poolOf(id: string, cores: number): Pool {
  // A system that the build hasn't got is asked for by its name, so that what is missing can be told.
  const file = `analysis-${id}.wasm`;
  const url = modules[`../gen/${file}`] ?? file;
  const pool = made.get(id) ?? createPool(workersOf(analysisWorkerUrl, url), cores);
  made.set(id, pool);
  return pool;
}

/** That of the page's own system. */
export const pool = (): Pool => poolOf(system.peek()?.id ?? '', navigator.hardwareConcurrency);

/** Of another system, whose texts alone are read here. */
export const readerOf = (id: string): Pool => poolOf(id, 1);

// What lies ahead of a fight that waits: asked of the pool, whose module knows odds and opponents.

/** Exact odds of the options of the pending choice; null where the system knows none. */
export const odds = (match: Match, signal?: AbortSignal): Promise<Odds | null> =>
  askOne(pool(), { call: 'odds', match: JSON.stringify(match) }, signal);

/** What the computer opponent decides whose turn it is; "" where it is nobody's. */
export const think = (match: Match, signal?: AbortSignal): Promise<string> =>
  askOne(pool(), { call: 'think', match: JSON.stringify(match) }, signal);

/** What a tactic would decide where the match waits, whoever was to; "" where nothing is asked. */
export const planned = (match: Match, signal?: AbortSignal): Promise<string> =>
  askOne(pool(), { call: 'planned', match: JSON.stringify(match) }, signal);

// Asks the pool, but nothing twice: what was answered once is remembered, so that a stopped run goes on.

/** What is answered to what. */
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

/** Answers that are remembered, by what was asked: many small ones, few large ones. */
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
 * Hears every answer with the index of its question, in any order; those that are known at once.
 * Rejects with AbortError once the signal says so: what was heard by then stays.
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
