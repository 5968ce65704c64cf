// How often each variant wins against the present opponent: all of them a little longer in turn, in the same fights.
import { effect, signal } from '@preact/signals';
import type { SeriesPart, SeriesReport, Share } from '#analysis';
import type { Text } from '#engine';
import { pool } from '../../app/pool.ts';
import { fightSeries } from '../../app/series/fightSeries.ts';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Run } from '../../engine/run.ts';
import { texts } from './matches.ts';
import { side } from './whose.ts';

/** So many for each. */
export const fights = 10_000;
/** Fights after which it is the next one's turn. */
const turns = [300, 1000, 3000, fights];
/** Series that are remembered, by their match: who goes back to a sheet has its share again. */
const most = 24;

interface Known {
  parts: readonly SeriesPart[];
  report: SeriesReport;
}
export const known = signal<ReadonlyMap<string, Known>>(new Map());
/** Why a variant can't fight. */
export const refused = signal<ReadonlyMap<string, Text>>(new Map());
export const failure = signal<Text | null>(null);
export const run = new Run();

/** What was found when all had fought equally often. */
export interface Standing {
  /** The matches that it is about. */
  texts: readonly string[];
  fights: number;
  /** Against the first one; null: it can't fight. */
  changes: readonly (Share | null)[];
  /** Who wins most often, and who is not told apart from that one. */
  best: number;
  near: readonly number[];
}
export const standing = signal<Standing | null>(null);

const ids = ['A', 'B'] as const;

/** Two shares are told apart where the interval of their difference is on one side of nothing. */
export const apart = ({ low, high }: Share): boolean => low > 0 || high < 0;

async function stand(all: readonly string[], limit: number, stop: AbortSignal): Promise<Standing> {
  const id = ids[side.peek()];
  const shares = all.map((text) => known.peek().get(text)?.report.results[id].share ?? null);
  const change = async (before: Share | null | undefined, after: Share | null) =>
    before && after
      ? askOne<Share>(
          pool(),
          { call: 'seriesChange', before: JSON.stringify(before), after: JSON.stringify(after) },
          stop,
        )
      : null;
  const highest = Math.max(...shares.map((share) => share?.rate ?? -1));
  const best = shares.findIndex((share) => share?.rate === highest);
  const changes = await Promise.all(shares.map((share) => change(shares[0], share)));
  const behind = await Promise.all(shares.map((share) => change(shares[best], share)));
  const near = behind.flatMap((one, at) => (at !== best && one && !apart(one) ? [at] : []));
  return { texts: all, fights: limit, changes, best, near };
}

function remember(text: string, one: Known): void {
  const others = [...known.peek()].filter(([key]) => key !== text);
  known.value = new Map([...others, [text, one] as const].slice(-most));
}

async function fightOn(
  text: string,
  limit: number,
  step: (more?: number) => void,
  stop: AbortSignal,
): Promise<void> {
  const before = known.peek().get(text);
  if ((before?.report.fights ?? 0) >= limit || refused.peek().has(text)) return;
  try {
    await fightSeries(
      pool(),
      text,
      { fights: limit, width: 0 },
      before?.parts ?? [],
      { done: step, sum: ({ parts, report }) => remember(text, { parts, report }) },
      stop,
    );
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    refused.value = new Map([...refused.peek(), [text, error.problems[0] ?? error]]);
  }
}

/** What was fought before is kept. */
export async function compare(): Promise<void> {
  const all = texts.peek();
  const alike = [...new Set(all)];
  failure.value = null;
  refused.value = new Map();
  const had = alike.reduce(
    (sum, text) => sum + Math.min(fights, known.peek().get(text)?.report.fights ?? 0),
    0,
  );
  await run.start(
    alike.length * fights,
    async (stop, step) => {
      try {
        for (const limit of turns) {
          for (const text of alike) await fightOn(text, limit, step, stop);
          standing.value = await stand(all, limit, stop);
        }
      } catch (error) {
        if (!isAbort(error)) failure.value = reasonOf(error);
        throw error;
      }
    },
    had,
  );
}

// What is no longer on the page is not fought on.
let watched = texts.peek().join();
effect(() => {
  const now = texts.value.join();
  if (now !== watched) run.reset();
  watched = now;
});
