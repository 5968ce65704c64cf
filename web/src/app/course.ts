// What a fight is fought with beside the two builds: its seed, who decides for either side, and what was decided.
import type { Controller, Match } from '#engine';

/** Absent parts are what the engine takes for them; also kept in the browser. */
export type Course = Readonly<Pick<Match, 'seed' | 'controllers' | 'decisions'>>;

export function courseOf(match: Course): Course {
  const { decisions } = match;
  return { ...afresh(match), ...(decisions && { decisions }) };
}

/** 64 bits of chance as decimal text, for the engine to spend. */
export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1)).join('');
}

/** The same fight from its beginning. */
export function afresh({ seed, controllers }: Course): Course {
  return { ...(seed !== undefined && { seed }), ...(controllers && { controllers }) };
}

export function decided(course: Course, option: string): Course {
  return { ...course, decisions: [...(course.decisions ?? []), option] };
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

/** The sides change places; what was decided was decided for the other one. */
export function swapped(course: Course): Course {
  const { controllers, ...rest } = afresh(course);
  return controllers ? { ...rest, controllers: [controllers[1], controllers[0]] } : rest;
}

export function controlled(course: Course, side: 0 | 1, by: Controller, now: readonly Controller[]): Course {
  const [a = 'plans', b = 'plans'] = now;
  return { ...afresh(course), controllers: side === 0 ? [by, b] : [a, by] };
}

const controllers: readonly unknown[] = ['plans', 'hand', 'search 1', 'search 2', 'search 3'];

/** Only the shape of what was kept: the engine judges it, as with any other. */
export function isCourse(kept: unknown): kept is Course {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  const { seed, controllers: who, decisions, ...other } = kept as Record<string, unknown>;
  return (
    Object.keys(other).length === 0 &&
    (seed === undefined || typeof seed === 'string') &&
    (who === undefined ||
      (Array.isArray(who) && who.length === 2 && who.every((one) => controllers.includes(one)))) &&
    (decisions === undefined ||
      (Array.isArray(decisions) && decisions.every((one) => typeof one === 'string')))
  );
}
