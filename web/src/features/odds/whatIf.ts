// What if: every build one step away fights the same series, all of them a little longer in turn.
import { signal } from '@preact/signals';
import type { SeriesPart, SeriesReport, SeriesStep, Share } from '#analysis';
import type { Build, Text } from '#engine';
import type { Side } from '../../app/build.ts';
import { pool } from '../../app/pool.ts';
import { askOne } from '../../engine/pool.ts';
import { Run } from '../../engine/run.ts';
import { fightSeries } from '../../app/series/fightSeries.ts';
import { type Result, result } from './series.ts';

export interface Row {
  label: Text;
  build: Build;
  /** The match as text. */
  match: string;
  parts: readonly SeriesPart[];
  fights: number;
  /** Share of wins, and what it gained against the series, of so many fights; null while nothing was fought. */
  told: { share: Share; change: Share; fights: number } | null;
}

export interface Table {
  /** The series that it compares with. */
  of: Result;
  side: Side;
  rows: readonly Row[];
}
export const table = signal<Table | null>(null);
export const whatIfRun = new Run();

/** Fights after which it is the next one's turn. */
const turns = [100, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000];
const ids = ['A', 'B'] as const;

async function stepsOf(of: Result, side: Side, stop: AbortSignal): Promise<Row[]> {
  const steps = await askOne<SeriesStep[]>(
    pool(),
    { call: 'seriesSteps', match: of.text, side: ids[side] },
    stop,
  );
  return steps.map(({ label, match }) => ({
    label,
    build: match.sides[side],
    match: JSON.stringify(match),
    parts: [],
    fights: 0,
    told: null,
  }));
}

/** As many fights for each as the series has. What was fought before is kept. */
export async function askWhatIf(side: Side): Promise<void> {
  const of = result.value;
  if (!of) return;
  const { fights, results } = of.sum.report;
  const before = JSON.stringify(results[ids[side]].share);
  const known = table.value?.of === of && table.value.side === side ? table.value.rows : null;
  await whatIfRun.start(0, async (stop, step) => {
    let rows: readonly Row[] = known ?? (await stepsOf(of, side, stop));
    const put = (at: number, more: Partial<Row>) => {
      rows = rows.map((row, which) => (which === at ? { ...row, ...more } : row));
      table.value = { of, side, rows };
    };
    table.value = { of, side, rows };
    whatIfRun.of.value = rows.length * fights;
    step(rows.reduce((sum, row) => sum + row.fights, 0));
    for (const turn of turns) {
      const limit = Math.min(turn, fights);
      for (const [at, { match, parts, fights: had }] of rows.entries()) {
        if (had >= limit) continue;
        const reports: SeriesReport[] = [];
        await fightSeries(
          pool(),
          match,
          { fights: limit, width: 0 },
          parts,
          {
            done: step,
            sum({ parts: whole, report }) {
              reports.push(report);
              put(at, { parts: whole, fights: report.fights });
            },
          },
          stop,
        );
        const last = reports.at(-1);
        if (last) put(at, { told: await gained(before, last, side, stop) });
      }
      if (limit === fights) break;
    }
  });
}

async function gained(
  before: string,
  { results, fights }: SeriesReport,
  side: Side,
  stop: AbortSignal,
): Promise<Row['told']> {
  const { share } = results[ids[side]];
  const after = JSON.stringify(share);
  const change = await askOne<Share>(pool(), { call: 'seriesChange', before, after }, stop);
  return { share, change, fights };
}
