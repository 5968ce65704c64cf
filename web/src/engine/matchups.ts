// Asks for round robins in parts, and gathers the answers in rows.
import type { MatchupRows } from '#analysis';
import type { LeagueRequest } from '#engine';
import type { Pool } from './pool.ts';
import type { AnalysisQuestion } from './protocol.ts';

/** Pairs in a part: enough to be worth a message, few enough to be given up quickly. */
const pairs = 24_000;

/** Number of rows in one part: about two parts for each worker, with at most `pairs` pairs in each. */
export function rowsOfPart(entrants: number, workers: number): number {
  const few = Math.ceil(entrants / (2 * workers));
  return Math.max(1, Math.min(few, Math.floor(pairs / Math.max(1, entrants))));
}

type Part = Extract<AnalysisQuestion, { call: 'matchups' }>;

export function partsOf(request: LeagueRequest, workers: number): Part[] {
  const count = request.entrants.length;
  const step = rowsOfPart(count, workers);
  const text = JSON.stringify(request);
  return Array.from({ length: Math.ceil(count / step) }, (_, part) => ({
    call: 'matchups',
    request: text,
    from: part * step,
    to: Math.min(count, (part + 1) * step),
  }));
}

/** Row of each entrant: one letter per opponent (W, D, L; "-" for itself); "" while the row is unknown. */
export type Rows = readonly string[];

/** Asks for all rows. `heard` gets the rows known so far, and the index of the part; known rows are not asked again. */
export async function matchups(
  pool: Pool,
  request: LeagueRequest,
  known: Rows,
  heard: (rows: Rows, part: number) => void,
  signal: AbortSignal,
): Promise<Rows> {
  const rows = request.entrants.map((_, at) => known[at] ?? '');
  const open = partsOf(request, pool.size).filter(({ from, to }) => rows.slice(from, to).includes(''));
  await pool.run<MatchupRows>(
    open,
    (answer, part) => {
      answer.rows.forEach((row, at) => (rows[answer.from + at] = row));
      heard([...rows], part);
    },
    signal,
  );
  return rows;
}

export interface Tally {
  wins: number;
  draws: number;
  losses: number;
}

export function tally(row: string): Tally {
  const count = (ending: string) => row.split(ending).length - 1;
  return { wins: count('W'), draws: count('D'), losses: count('L') };
}
