// What a fight is fought with beside the two builds: its dice, who decides for either side, and what was decided.
import type { Match } from '#engine';

/** Absent parts are what the engine takes for them; also kept in the browser. */
export type Course = Readonly<Pick<Match, 'seed' | 'controllers' | 'rolls' | 'decisions'>>;

export function courseOf(match: Course): Course {
  const { rolls, decisions } = match;
  return { ...afresh(match), ...(rolls && { rolls }), ...(decisions && { decisions }) };
}

/** 64 bits of chance as decimal text, for the engine to spend. */
export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1)).join('');
}

/** The same fight from its beginning. */
export function afresh({ seed, controllers }: Course): Course {
  return { ...(seed !== undefined && { seed }), ...(controllers && { controllers }) };
}

/** The sides change places; what was decided was decided for the other one. */
export function swapped(course: Course): Course {
  const { controllers, ...rest } = afresh(course);
  return controllers ? { ...rest, controllers: [controllers[1], controllers[0]] } : rest;
}
