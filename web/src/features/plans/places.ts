// Places in a text: the engine counts code points, the browser counts halves of some of them.
import type { PlanCompletion, Problem } from '#engine';

/** Code points before a place that the browser counts. */
export function pointsBefore(text: string, at: number): number {
  return Array.from(text.slice(0, at)).length;
}

/** The place that the browser counts, behind so many code points. */
export function placeOf(text: string, points: number): number {
  return Array.from(text).slice(0, points).join('').length;
}

/** The text with a completion in it, and the caret behind that. */
export function completed(
  text: string,
  caret: number,
  { begin, insert }: PlanCompletion,
): { text: string; caret: number } {
  const before = text.slice(0, placeOf(text, begin)) + insert;
  return { text: before + text.slice(caret), caret: before.length };
}

/** A run of the text, and which problem it belongs to. */
export interface Piece {
  text: string;
  problem: Problem | null;
}

/** The text in runs, for marks under the exact characters. A problem without length marks the one before it. */
export function pieces(text: string, problems: readonly Problem[]): Piece[] {
  const points = Array.from(text);
  const owner: (Problem | null)[] = points.map(() => null);
  for (const problem of problems) {
    const column = problem.column ?? 0;
    const from = Math.max(problem.length ? column - 1 : Math.min(column - 2, points.length - 1), 0);
    for (let at = from; at < Math.min(from + (problem.length || 1), points.length); at++) {
      if (owner[at] === null) owner[at] = problem;
    }
  }
  const found: Piece[] = [];
  points.forEach((point, at) => {
    const problem = owner[at] ?? null;
    const last = found.at(-1);
    if (last && last.problem === problem) last.text += point;
    else found.push({ text: point, problem });
  });
  return found;
}
