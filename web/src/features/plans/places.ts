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

/** A run of the text: what its words are (PlanRead), and which problem it belongs to. */
export interface Piece {
  text: string;
  kind: string;
  problem: Problem | null;
}

/** What the words of a text are, as far as they stood in one that is known: at its beginning and at its end. */
export function carried(kinds: string, from: string, to: string): string {
  const [before, after] = [Array.from(from), Array.from(to)];
  const most = Math.min(before.length, after.length, kinds.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const between = '.'.repeat(after.length - head - tail);
  return kinds.slice(0, head) + between + kinds.slice(before.length - tail, before.length);
}

/** The text in runs, for marks under the exact characters. A problem without length marks the one before it. */
export function pieces(text: string, problems: readonly Problem[], kinds = ''): Piece[] {
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
    const kind = kinds[at] ?? '.';
    const last = found.at(-1);
    if (last && last.problem === problem && last.kind === kind) last.text += point;
    else found.push({ text: point, kind, problem });
  });
  return found;
}
