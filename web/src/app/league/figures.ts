// The figures of a league's table as they are shown and compared.
import type { LeagueRow } from '#analysis';
import { hundredths } from '../../i18n/numbers.ts';

/** Columns in hundredths of a percent. */
const percentages = new Set(['aps', 'pwin', 'npp', 'vote', 'knnpbi']);

/** null where there is none. */
export function figureOf(row: LeagueRow, column: string): number | null {
  const value: unknown = (row as unknown as Record<string, unknown>)[column];
  return typeof value === 'number' ? value : null;
}

export function shownFigure(row: LeagueRow, column: string): string {
  const value = figureOf(row, column);
  if (value === null) return '–';
  return percentages.has(column) ? hundredths(value) : String(value);
}

/** How one stands against the field, by the average score: a sign for those who do not read numbers. */
export function grade(aps: number | null): string {
  if (aps === null) return '–';
  if (aps >= 7500) return '◎';
  if (aps >= 5000) return '○';
  return aps >= 2500 ? '△' : '×';
}
