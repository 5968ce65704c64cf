// Fights a series in the pool: parts of some 20 ms of work, and what they come to every now and then.
import type { SeriesPart, SeriesSum } from '#analysis';
import { type Pool, askOne } from '../../engine/pool.ts';
import { Portions } from '../../engine/portions.ts';

export interface Wish {
  fights: number;
  /** In 1/10,000; 0: any. */
  width: number;
}
export interface Hears {
  /** So many more fights are done. */
  done: (fights: number) => void;
  sum: (sum: SeriesSum) => void;
}

/** Work of one part (ms). */
const work = 20;
/** Sums are asked for so long (ms) after one another, at least. */
const pause = 40;
/** Fights of the first parts, before anybody knows how long one takes; who searches takes his time. */
const first = { plans: 20, search: 1 };

/**
 * Goes on from the parts that are known. Rejects with AbortError when the signal says so; what was fought by then is
 * summed up nonetheless.
 */
export async function fightSeries(
  pool: Pool,
  match: string,
  wish: Wish,
  known: readonly SeriesPart[],
  hears: Hears,
  signal: AbortSignal,
): Promise<void> {
  const portions = new Portions(wish.fights, known);
  const enough = new AbortController();
  const stop = AbortSignal.any([signal, enough.signal]);
  let whole = known;
  let fresh: SeriesPart[] = [];
  let told = 0;
  /** Fights that take the wanted time. */
  let size = match.includes('"search ') ? first.search : first.plans;

  /** The sum under way; how it ended. */
  const now: { adding: Promise<void> | null; complete: boolean; failed: { error: unknown } | null } = {
    adding: null,
    complete: false,
    failed: null,
  };
  const end = (error: unknown) => {
    now.failed ??= { error };
    enough.abort();
  };

  async function sum(): Promise<void> {
    if (fresh.length === 0) return;
    const parts = [...whole, ...fresh];
    fresh = [];
    const answer = await askOne<SeriesSum>(pool, {
      call: 'seriesSum',
      match,
      wish: JSON.stringify(wish),
      parts: JSON.stringify(parts),
    });
    whole = answer.parts;
    told = performance.now();
    hears.sum(answer);
    if (answer.report.end === null) return;
    now.complete = true;
    enough.abort();
  }
  /**
   * One at a time; what comes in meanwhile is in the next one. Who asks for it waits for it, so that a worker is free: the
   * pool serves newer questions first, and there is always a newer part.
   */
  async function add(): Promise<void> {
    if (now.adding || performance.now() - told < pause) return;
    now.adding = sum()
      .catch(end)
      .finally(() => (now.adding = null));
    await now.adding;
  }

  async function fight(): Promise<void> {
    for (let next = portions.next(size); next; next = portions.next(size)) {
      const began = performance.now();
      const part = await askOne<SeriesPart>(pool, { call: 'seriesPart', match, ...next }, stop);
      size = (next.count * work) / Math.max(1, performance.now() - began);
      fresh.push(part);
      hears.done(next.count);
      await add();
    }
  }

  await Promise.all(Array.from({ length: pool.size }, () => fight().catch(end)));
  await now.adding;
  await sum().catch(end);
  if (now.failed && !now.complete) throw now.failed.error;
}
