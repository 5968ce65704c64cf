// Encounter balance: the series for each value of one number, all of them a little longer in turn, or for the values that
// lead to the one at which a side wins as often as it should.
import { signal } from '@preact/signals';
import type { SeriesPart, SeriesReport, Share } from '#analysis';
import type { Match, Problem } from '#engine';
import { pool } from '../../app/pool.ts';
import { fightSeries } from '../../app/series.ts';
import type { Side } from '../../app/sheet/build.ts';
import { sideIds } from '../../app/sheet/names.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { Run } from '../../engine/run.ts';
import { type Found, valueFor } from './aim.ts';
import { type Place, type Value, type Variation, variants } from './variation.ts';

export interface Row {
  value: Value;
  match: Match;
  parts: readonly SeriesPart[];
  report: SeriesReport | null;
  /** Why it can't be fought. */
  problems: readonly Problem[];
}
/** What a side is to win, in hundredths of a percent. */
export interface Target {
  side: Side;
  share: number;
}
export interface Table {
  variation: Variation;
  /** The number in words, "大妖精のHP". */
  what: string;
  /** The match that is varied, as text. */
  of: string;
  rows: readonly Row[];
  /** Where a value was looked for; `found` is null until it is known. */
  aim?: Target & { found: Found | null };
}
export const table = signal<Table | null>(null);
export const balanceRun = new Run();

/** Fights after which it is the next one's turn. */
const turns = [50, 200, 1000, 5000, 20_000];
/** Fights that each value may have. */
export const counts = [200, 1000, 5000, 20_000];

const rowOf = (one: { value: Value; match: Match }): Row => ({
  ...one,
  parts: [],
  report: null,
  problems: [],
});

/** What is still heard of an earlier question changes nothing in the table of the next one. */
function put(variation: Variation, value: Value, more: Partial<Row>): void {
  const now = table.peek();
  if (now?.variation !== variation) return;
  table.value = { ...now, rows: now.rows.map((row) => (row.value === value ? { ...row, ...more } : row)) };
}

const rowAt = (value: Value): Row | undefined => table.peek()?.rows.find((row) => row.value === value);

/** Fights a value on until there were so many fights; false: it can't be fought, which its row says then. */
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
      row.parts,
      { done: step, sum: ({ parts, report }) => put(variation, value, { parts, report }) },
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
 * Looks for the value of a number at which the side wins its share. On the way no value is fought longer than to be told from
 * it; what was fought before for the same number is kept.
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
      // What needed no more fights is done.
      if (!whole) step(fights - (report()?.fights ?? 0));
      return shareOf();
    };
    const found = await valueFor(target.share, { from: min, to: max, now }, probe);
    const last = table.peek();
    if (last?.variation === variation && last.aim) table.value = { ...last, aim: { ...last.aim, found } };
  });
}
