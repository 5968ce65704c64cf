// What a pasted character would change, and the words a problem points at.
import type { Build, Form, Problem } from '#engine';
import { deciding } from '../../app/build.ts';

/** Places, and other parts, in which two builds differ. */
export function differingPlaces(one: Build, two: Build, form: Form): number {
  const [before, after] = [one, two].map((build) => deciding(build, form).flat());
  return before?.filter((part, at) => part !== after?.[at]).length ?? 0;
}

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
