// Runs encounter balance: a series for each value of one number, all values in turn with more fights each time;
// or only for the values that a search for a target share asks for (aim.ts).
import { signal } from '@preact/signals';
import type { FoughtPart, SeriesReport, Share } from '#analysis';
import type { Match, Problem } from '#engine';
import { pool } from '../../app/pool.ts';
import { fightSeries } from '../../app/series.ts';
import type { Side } from '../../app/sheet/build.ts';
import { sideIds } from '../../app/sheet/names.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { Run } from '../../engine/run.ts';
import { type Found, valueFor } from './aim.ts';
import { type Place, type Value, type Variation, variants } from './variation.ts';

/** A value of the varied number, and its series so far. */
export interface Row {
  value: Value;
  match: Match;
  part: FoughtPart | null;
  report: SeriesReport | null;
  /** Why the match with this value can't be fought. */
  problems: readonly Problem[];
}
/** The share of wins that a side is to have, in hundredths of a percent. */
export interface Target {
  side: Side;
  share: number;
}
/** The rows of one question. */
export interface Table {
  variation: Variation;
  /** The number in words, "大妖精のHP". */
  what: string;
  /** The match that is varied, as text. */
  of: string;
  rows: readonly Row[];
  /** Present for a search; `found` is null until it is known. */
  aim?: Target & { found: Found | null };
}
export const table = signal<Table | null>(null);
export const balanceRun = new Run();

/** Numbers of fights after which the next value has its turn. */
const turns = [50, 200, 1000, 5000, 20_000];
/** The numbers of fights a value that the pane offers. */
export const counts = [200, 1000, 5000, 20_000];

const rowOf = (one: { value: Value; match: Match }): Row => ({
  ...one,
  part: null,
  report: null,
  problems: [],
});

/**
 * Changes a row. Late answers to an earlier question are dropped: they must not change the table of a newer
 * one.
 */
function put(variation: Variation, value: Value, more: Partial<Row>): void {
  const now = table.peek();
  if (now?.variation !== variation) return;
  table.value = { ...now, rows: now.rows.map((row) => (row.value === value ? { ...row, ...more } : row)) };
}

const rowAt = (value: Value): Row | undefined => table.peek()?.rows.find((row) => row.value === value);

/** Fights a value on until it has `fights` fights; false: it can't be fought, and its row has the problems. */
async function fightOn(
  variation: Variation,
  value: Value,
  fights: number,
  stop: AbortSignal,
  step: (more?: number) => void,
): Promise<boolean> {
  const row = rowAt(value);
  if (!row || row.problems.length > 0) return false;
  if ((row.report?.fights ?? 0) >= fights) return true;
  try {
    await fightSeries(
      pool(),
      JSON.stringify(row.match),
      { fights, width: 0 },
      row.part,
      { done: step, joined: ({ part, report }) => put(variation, value, { part, report }) },
      stop,
    );
    return true;
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    put(variation, value, { problems: error.problems });
    return false;
  }
}

/** What was fought before for the same question is kept. */
export async function balance(
  match: Match,
  variation: Variation,
  what: string,
  fights: number,
): Promise<void> {
  const of = JSON.stringify(match);
  const now = table.peek();
  const same = now?.of === of && !now.aim && JSON.stringify(now.variation) === JSON.stringify(variation);
  const rows = same ? now.rows : (variants(match, variation) ?? []).map(rowOf);
  await balanceRun.start(rows.length * fights, async (stop, step) => {
    table.value = { variation, what, of, rows };
    step(rows.reduce((sum, { report }) => sum + (report?.fights ?? 0), 0));
    for (const turn of turns.filter((one) => one <= fights)) {
      for (const { value } of rows) {
        const known = rowAt(value)?.problems.length === 0;
        if (!(await fightOn(variation, value, turn, stop, step)) && known) step(fights);
      }
    }
  });
}

/**
 * Searches for the value at which the side has the target share. On the way a value is fought only until its
 * interval excludes the target; fights of an earlier search for the same number are kept.
 */
export async function aimAt(
  match: Match,
  place: Place,
  what: string,
  target: Target,
  fights: number,
): Promise<void> {
  const { min, max, copies } = place;
  const now = place.now ?? min;
  const variation = { place: place.place, copies, values: [] };
  const probes = Math.ceil(Math.log2(Math.max(2, max - min))) + 3;
  const of = JSON.stringify(match);
  const before = table.peek();
  const same =
    before?.of === of && before.aim && JSON.stringify(before.variation) === JSON.stringify(variation);
  await balanceRun.start(probes * fights, async (stop, step) => {
    table.value = { variation, what, of, rows: same ? before.rows : [], aim: { ...target, found: null } };
    const probe = async (value: number, whole = false): Promise<Share | null> => {
      const [one] = variants(match, { ...variation, values: [value] }) ?? [];
      const last = table.peek();
      if (!one || last?.variation !== variation) return null;
      if (!rowAt(value)) {
        const rows = [...last.rows, rowOf(one)].sort((x, y) => Number(x.value) - Number(y.value));
        table.value = { ...last, rows };
      }
      const report = () => rowAt(value)?.report;
      const shareOf = () => report()?.results[sideIds[target.side]].share ?? null;
      if (!whole) step(report()?.fights ?? 0);
      for (const turn of turns.filter((one) => one <= fights)) {
        if (!(await fightOn(variation, value, turn, stop, step))) return null;
        const told = shareOf();
        if (!whole && told && (told.low > target.share || told.high < target.share)) break;
      }
      // Fights that weren't needed count as done for the progress bar.
      if (!whole) step(fights - (report()?.fights ?? 0));
      return shareOf();
    };
    const found = await valueFor(target.share, { from: min, to: max, now }, probe);
    const last = table.peek();
    if (last?.variation === variation && last.aim) table.value = { ...last, aim: { ...last.aim, found } };
  });
}
