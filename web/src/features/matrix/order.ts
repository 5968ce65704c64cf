// In which order the rows of the matrix stand.
import type { LeagueReport, LeagueRow } from '#analysis';
import { figureOf } from '../../app/league/figures.ts';
import type { Rows } from '../../engine/matchups.ts';

/** By the roster, by a column of the table, or by the ending against an entrant. */
export type By = { is: 'roster' } | { is: 'column'; id: string } | { is: 'against'; entrant: number };
export interface Sorting {
  by: By;
  /** Largest, or best, first. */
  down: boolean;
}

/** Where there are no points yet, that is the roster's order. */
export const byPoints: Sorting = { by: { is: 'column', id: 'points' }, down: true };

const worth: Record<string, number> = { W: 2, D: 1, L: 0 };

export function same(a: By, b: By): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The next press on the same head turns the order round; the first shows the best on top. */
export function pressed(now: Sorting, by: By): Sorting {
  if (same(now.by, by)) return { by, down: !now.down };
  return { by, down: by.is !== 'roster' && !(by.is === 'column' && by.id === 'rank') };
}

export function rowsByEntrant(report: LeagueReport): Map<number, LeagueRow> {
  return new Map(report.table.map((row) => [row.entrant, row]));
}

/** Entrants in the order wanted; what is unknown comes last, equals stay in the order of the roster. */
export function order(
  count: number,
  rows: Rows,
  report: LeagueReport | null,
  { by, down }: Sorting,
): number[] {
  const table = report ? rowsByEntrant(report) : new Map<number, LeagueRow>();
  const value = (entrant: number): number | null => {
    if (by.is === 'roster') return entrant;
    if (by.is === 'against') return worth[rows[entrant]?.charAt(by.entrant) ?? ''] ?? null;
    const row = table.get(entrant);
    return row ? figureOf(row, by.id) : null;
  };
  const compare = (a: number, b: number): number => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
    return (down ? y - x : x - y) || a - b;
  };
  return Array.from({ length: count }, (_, at) => at).sort(compare);
}
