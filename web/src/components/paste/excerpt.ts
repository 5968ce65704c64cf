// The words of a text that a problem points at.
import type { Problem } from '#engine';

/** Code points shown on either side of what is wrong. */
const around = 24;

interface Excerpt {
  before: string;
  marked: string;
  after: string;
}

/** The line of a problem, cut to what is near; null where the problem has no place in the text. */
export function excerpt(text: string, problem: Problem): Excerpt | null {
  const { line, column, length } = problem;
  if (line === undefined) return null;
  const written = text.split(/\r\n|\n|\r/)[line - 1];
  if (written === undefined) return null;
  const points = Array.from(written);
  const from = Math.min((column ?? 1) - 1, points.length);
  const to = Math.min(from + Math.max(length ?? 1, 1), points.length);
  const start = Math.max(0, from - around);
  const end = Math.min(points.length, to + around);
  return {
    before: (start > 0 ? '…' : '') + points.slice(start, from).join(''),
    marked: points.slice(from, Math.min(to, from + around)).join(''),
    after: points.slice(to, end).join('') + (end < points.length ? '…' : ''),
  };
}
