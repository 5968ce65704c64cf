// Long questions: lets the workers of a pool fight one in parts, joins what came in, and tells the report as it grows.
import type { FightRange, FoughtPart, Joined, QuestionAsked, QuestionKind } from '#analysis';
import { type Pool, askOne } from './pool.ts';

/** A question of many fights: its kind, and its request as JSON text, which only the engine reads. */
export interface LongQuestion {
  kind: QuestionKind;
  request: string;
}

export interface Hears<Report> {
  /** Called once, with the number of all fights. */
  of?: (fights: number) => void;
  /** Called with the number of fights that were added. */
  done: (fights: number) => void;
  joined: (joined: Joined<Report>) => void;
}

/** Intended time of one part (ms). */
const work = 20;
/** A part that took longer (ms) is followed by a smaller one. */
const slow = 80;
/** Most fights of one part that the engine answers. */
const most = 100_000;
/** Least time between two joins (ms), and how many times as long as one takes they are apart at least. */
const [pause, apart] = [100, 3];

export const fightsIn = (ranges: readonly FightRange[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** The fights of a question that are in none of the ranges, which ascend. */
function missing(fights: number, known: readonly FightRange[]): FightRange[] {
  const gaps: FightRange[] = [];
  let at = 0;
  for (const [from, to] of known) {
    if (from > at) gaps.push([at, from]);
    at = to;
  }
  if (fights > at) gaps.push([at, fights]);
  return gaps;
}

/** Hands out the missing fights in order, in parts of the size that is asked for. */
function inOrder(fights: number, known: readonly FightRange[]) {
  const gaps = missing(fights, known);
  return (count: number): FightRange[] | null => {
    const [gap] = gaps;
    if (!gap) return null;
    const [from] = gap;
    gap[0] = Math.min(gap[1], from + Math.max(1, Math.floor(count)));
    const to = gap[0];
    if (to === gap[1]) gaps.shift();
    return [[from, to]];
  };
}

/** What a question will take: the number of its fights, and the time (ms) in which all workers fight them. */
export interface Cost {
  fights: number;
  ms: number;
}

/** Most parts that are fought to time a question, and the time (ms) after which enough is known. */
const [tries, known] = [6, 60];
/** How many times as many fights each try has as the one before it. */
const growth = 4;

/**
 * Counts the fights of a question, and times a few of them here and there, so that what all of them take can be told
 * before it is asked. The last try counts: the first ones wait for the engine, and for the question to be read.
 */
export async function costOf(pool: Pool, question: LongQuestion, signal: AbortSignal): Promise<Cost> {
  const { fights } = await askOne<QuestionAsked>(pool, { call: 'ask', ...question }, signal);
  let [each, spent, size] = [0, 0, 1];
  for (let at = 0; at < tries && spent < known && fights > 0; at++) {
    const from = Math.floor((fights * at) / tries);
    const to = Math.min(fights, from + size);
    const began = performance.now();
    await askOne<string>(pool, { call: 'part', ...question, ranges: JSON.stringify([[from, to]]) }, signal);
    const took = performance.now() - began;
    [each, spent, size] = [took / (to - from), spent + took, Math.min(most, size * growth)];
  }
  return { fights, ms: (each * fights) / pool.size };
}

/**
 * Fights a question on from the known part, until it is complete. Rejects with AbortError when the signal is aborted;
 * the fights done by then are joined first. `plan`: parts in the order in which they are to be fought, of a size of
 * their own; without it parts of some 20 ms, in the order of their fights.
 */
export async function fightOn<Report>(
  pool: Pool,
  question: LongQuestion,
  known: FoughtPart | null,
  hears: Hears<Report>,
  signal: AbortSignal,
  plan?: readonly FightRange[][],
): Promise<void> {
  const { fights } = await askOne<QuestionAsked>(pool, { call: 'ask', ...question }, signal);
  hears.of?.(fights);
  const planned = plan?.[Symbol.iterator]();
  const next = planned ? () => planned.next().value ?? null : inOrder(fights, known?.ranges ?? []);
  const enough = new AbortController();
  const stop = AbortSignal.any([signal, enough.signal]);
  let whole = known ? [JSON.stringify(known)] : [];
  let fresh: string[] = [];
  /** The least time of the next join. */
  let due = 0;
  /** Number of fights that take `work` ms. */
  let size = 1;
  /** Least time that a part took (ms): so much the messages cost, where others want the processor, too. */
  let least = Infinity;
  let joins = 0;

  const now: { adding: Promise<void> | null; complete: boolean; failed: { error: unknown } | null } = {
    adding: null,
    complete: false,
    failed: null,
  };
  const end = (error: unknown) => {
    now.failed ??= { error };
    enough.abort();
  };

  async function join(): Promise<void> {
    if (fresh.length === 0) return;
    // The parts go on as the text that they came as.
    const parts = `[${[...whole, ...fresh].join(',')}]`;
    fresh = [];
    const began = performance.now();
    const joined = await askOne<Joined<Report>>(pool, { call: 'join', ...question, parts });
    whole = [JSON.stringify(joined.part)];
    hears.joined(joined);
    joins++;
    // The page draws what it heard; what takes long to draw is told less often.
    await new Promise((go) => setTimeout(go));
    const took = performance.now() - began;
    due = performance.now() + Math.max(pause, apart * took);
    if (!joined.complete) return;
    now.complete = true;
    enough.abort();
  }
  /**
   * Joins what has come in; one join at a time, and later parts go into the next one. The caller waits for it, which
   * leaves a worker free for it: the pool serves newer questions first, and there would always be a newer part.
   */
  async function add(): Promise<void> {
    if (now.adding || performance.now() < due) return;
    now.adding = join()
      .catch(end)
      .finally(() => (now.adding = null));
    await now.adding;
  }

  async function fight(): Promise<void> {
    for (let ranges = next(size); ranges; ranges = next(size)) {
      const [began, before] = [performance.now(), joins];
      const asked = { call: 'part', ...question, ranges: JSON.stringify(ranges) } as const;
      const part = await askOne<string>(pool, asked, stop);
      fresh.push(part);
      const count = fightsIn(ranges);
      const took = performance.now() - began;
      least = Math.min(least, took);
      const fought = took > slow ? took : Math.max(took - least, work / 4);
      const fitting = Math.min(most, (count * work) / fought);
      // While the page draws, the answer waits: such a part doesn't tell that fights take long.
      size = joins === before ? fitting : Math.max(size, fitting);
      hears.done(count);
      await add();
    }
  }

  await Promise.all(Array.from({ length: pool.size }, () => fight().catch(end)));
  await now.adding;
  await join().catch(end);
  if (now.failed && !now.complete) throw now.failed.error;
}
