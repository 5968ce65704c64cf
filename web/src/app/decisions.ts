// How the course of a fight goes on: by a decision, by one that is taken back, by somebody else to decide.
import type { Controller, Decided } from '#engine';
import { type Course, afresh } from './course.ts';

export function decided(course: Course, option: string): Course {
  return { ...course, decisions: [...(course.decisions ?? []), option] };
}

/** The last decision by hand, which can be taken back: its position in the record. */
export function lastByHand(decisions: readonly Decided[]): number | null {
  const taken = ({ by, i, option, secret }: Decided) =>
    by === 'hand' && i !== undefined && (option || secret);
  return decisions.findLast(taken)?.i ?? null;
}

const marker = /^reroll (\d+)$/;

/**
 * Back to the place of decision `at`. The dice that were seen there are not to come again: a marker, the
 * next of its fight, leads on to others.
 */
export function takenBack(course: Course, at: number): Course {
  const decisions = course.decisions ?? [];
  const used = decisions.map((one) => Number(marker.exec(one)?.[1] ?? 0));
  return { ...course, decisions: [...decisions.slice(0, at), `reroll ${1 + Math.max(0, ...used)}`] };
}

/** `fought`: who decided in the last fight; a choice that has not been fought yet counts before it. */
export function controlled(
  course: Course,
  side: 0 | 1,
  by: Controller,
  fought: readonly Controller[],
): Course {
  const [a = 'plans', b = 'plans'] = course.controllers ?? fought;
  return { ...afresh(course), controllers: side === 0 ? [by, b] : [a, by] };
}
