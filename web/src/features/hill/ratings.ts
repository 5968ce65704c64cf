// The graph of ratings: where the points of a history lie, one line an entrant, by its file.
import type { HillMoment, HillReport } from '#analysis';

export interface Point {
  /** From left to right: the moment's place among all. */
  at: number;
  rate: number;
  low: number;
  high: number;
  place: number;
}
export interface Line {
  file: string;
  /** Moments without it lie between runs. */
  runs: Point[][];
}

/** "2026-01-31", "0123456": as people name them. */
export const dayOf = ({ date }: HillMoment): string => date.slice(0, 10);
export const shortOf = ({ commit }: HillMoment): string => commit.slice(0, 7);

/** Moments at which everybody stood somewhere. */
export const moments = ({ history }: HillReport): readonly HillMoment[] => history ?? [];

export function linesOf(history: readonly HillMoment[]): Line[] {
  const lines = new Map<string, Line>();
  const last = new Map<string, number>();
  history.forEach((moment, at) => {
    if ('refused' in moment) return;
    for (const { file, place, share } of moment.standings) {
      const line = lines.get(file) ?? { file, runs: [] };
      lines.set(file, line);
      // A commit that was refused left all as they stood.
      const before = last.get(file);
      const goesOn = before !== undefined && history.slice(before + 1, at).every((one) => 'refused' in one);
      if (!goesOn) line.runs.push([]);
      line.runs.at(-1)?.push({ at, place, ...share });
      last.set(file, at);
    }
  });
  return [...lines.values()];
}

/** Where a point lies in a box of 1000 × 1000: a single moment in the middle. */
export function xOf(at: number, count: number): number {
  return count < 2 ? 500 : Math.round((at * 1000) / (count - 1));
}
export const yOf = (rate: number): number => Math.round(1000 - rate / 10);

export function pathOf(run: readonly Point[], count: number): string {
  return `M${run.map(({ at, rate }) => `${xOf(at, count)} ${yOf(rate)}`).join('L')}`;
}

/** The interval around a run, there along its upper bounds and back along its lower ones. */
export function bandOf(run: readonly Point[], count: number): string {
  const upper = run.map(({ at, high }) => `${xOf(at, count)} ${yOf(high)}`);
  const lower = run.map(({ at, low }) => `${xOf(at, count)} ${yOf(low)}`).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}
