// Encounter balance: the series for each value of one number, all of them a little longer in turn.
import { signal } from '@preact/signals';
import type { SeriesPart, SeriesReport } from '#analysis';
import type { Match, Problem } from '#engine';
import { pool } from '../../app/pool.ts';
import { type Value, type Variation, variants } from './variation.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { Run } from '../../engine/run.ts';
import { fightSeries } from '../../app/series.ts';

export interface Row {
  value: Value;
  match: Match;
  parts: readonly SeriesPart[];
  report: SeriesReport | null;
  /** Why it can't be fought. */
  problems: readonly Problem[];
}
export interface Table {
  variation: Variation;
  /** The match that is varied, as text. */
  of: string;
  rows: readonly Row[];
}
export const table = signal<Table | null>(null);
export const balanceRun = new Run();

/** Fights after which it is the next one's turn. */
const turns = [50, 200, 1000, 5000, 20_000];
/** Fights that each value may have. */
export const counts = [200, 1000, 5000, 20_000];

/** What was fought before for the same question is kept. */
export async function balance(match: Match, variation: Variation, fights: number): Promise<void> {
  const of = JSON.stringify(match);
  const same = (one: Table) => one.of === of && JSON.stringify(one.variation) === JSON.stringify(variation);
  const known = table.value && same(table.value) ? table.value.rows : null;
  await balanceRun.start(0, async (stop, step) => {
    let rows: readonly Row[] =
      known ??
      (variants(match, variation) ?? []).map((one) => ({ ...one, parts: [], report: null, problems: [] }));
    const put = (at: number, more: Partial<Row>) => {
      rows = rows.map((row, which) => (which === at ? { ...row, ...more } : row));
      table.value = { variation, of, rows };
    };
    table.value = { variation, of, rows };
    balanceRun.of.value = rows.length * fights;
    step(rows.reduce((sum, { report }) => sum + (report?.fights ?? 0), 0));
    for (const turn of turns.filter((one) => one <= fights)) {
      for (const at of rows.keys()) {
        const row = rows[at];
        if (!row || row.problems.length > 0 || (row.report?.fights ?? 0) >= turn) continue;
        try {
          await fightSeries(
            pool(),
            JSON.stringify(row.match),
            { fights: turn, width: 0 },
            row.parts,
            { done: step, sum: ({ parts, report }) => put(at, { parts, report }) },
            stop,
          );
        } catch (error) {
          if (!(error instanceof EngineRefused)) throw error;
          put(at, { problems: error.problems });
          step(fights);
        }
      }
    }
  });
}
