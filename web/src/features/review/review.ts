// Asks about every decision by hand of the fight on the page, and remembers what was said.
import { computed, effect, signal } from '@preact/signals';
import type { Reviewed, ReviewPoint } from '#analysis';
import type { Match, Text } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { ask } from '../../app/ask.ts';
import { fought, matchOf, report } from '../../app/match.ts';
import { pool } from '../../app/pool.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Run } from '../../engine/run.ts';

/** A decision, and what was found out about it. */
export interface Judged {
  point: ReviewPoint;
  found: Reviewed;
}
interface Review {
  /** The fight that it is of. */
  match: string;
  points: readonly ReviewPoint[];
  /** By place among the points. */
  found: ReadonlyMap<number, Reviewed>;
}

export const run = new Run();
export const broke = signal<Text | null>(null);
const asked = signal<Review | null>(null);

const textOf = () => (fought.value ? JSON.stringify(matchOf(fought.value)) : '');
/** Of the fight on the page; null where it wasn't reviewed. */
export const review = computed(() => (asked.value?.match === textOf() ? asked.value : null));

/** What is known so far, in the order of the record. */
export const judged = computed<readonly Judged[]>(() => {
  const now = review.value;
  return (now?.points ?? []).flatMap((point, at) => {
    const found = now?.found.get(at);
    return found ? [{ point, found }] : [];
  });
});

/** Those where something was better, and the interval leaves no doubt; the greatest loss first. */
export const losses = computed(() =>
  judged.value
    .filter(({ found }) => found.advice?.compared === 'better')
    .toSorted((a, b) => (b.found.advice?.gain.rate ?? 0) - (a.found.advice?.gain.rate ?? 0)),
);

/** The match as far as it was decided, this decision included: what comes later has no say in it. */
const until = (match: Match, i: number): Match => ({
  ...match,
  decisions: (match.decisions ?? []).slice(0, i + 1),
});

export async function begin(fight: Fight): Promise<void> {
  const now = fought.peek();
  if (!now || report.peek() !== fight) return;
  const match = matchOf(now);
  const text = JSON.stringify(match);
  broke.value = null;
  try {
    const points =
      review.peek()?.points ??
      (await askOne<ReviewPoint[]>(pool(), {
        call: 'reviewPoints',
        match: text,
        viewer: fight.viewer ?? '',
      }));
    asked.value = { match: text, points, found: new Map() };
    await run.start(points.length, async (stop, step) => {
      const questions = points.map(({ i, side }) => ({
        call: 'review' as const,
        match: JSON.stringify(until(match, i)),
        i,
        viewer: side,
      }));
      const heard = (found: Reviewed, at: number) => {
        const before = asked.peek();
        if (before?.match !== text) return;
        asked.value = { ...before, found: new Map([...before.found, [at, found]]) };
        step();
      };
      try {
        await ask(questions, heard, stop);
      } catch (error) {
        if (!isAbort(error)) broke.value = reasonOf(error);
        throw error;
      }
    });
  } catch (error) {
    if (!isAbort(error)) broke.value = reasonOf(error);
  }
}

// What is no longer on the page is not judged on.
effect(() => {
  if (asked.value && !review.value) run.stop();
});
