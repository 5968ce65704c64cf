// The play state of a fight: its dice, who decides, the decisions so far; and how decisions change it.
import type { Controller, Decided, Match } from '#engine';

/** Absent parts are what the engine takes for them; also kept in the browser. */
export type PlayState = Readonly<Pick<Match, 'seed' | 'controllers' | 'rolls' | 'decisions'>>;

export function courseOf(match: PlayState): PlayState {
  const { rolls, decisions } = match;
  return { ...afresh(match), ...(rolls && { rolls }), ...(decisions && { decisions }) };
}

/** 64 bits of chance as decimal text, for the engine to spend. */
export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1)).join('');
}

/** The same fight from its beginning. */
export function afresh({ seed, controllers }: PlayState): PlayState {
  return { ...(seed !== undefined && { seed }), ...(controllers && { controllers }) };
}

/** The sides change places; what was decided was decided for the other one. */
export function swapped(course: PlayState): PlayState {
  const { controllers, ...rest } = afresh(course);
  return controllers ? { ...rest, controllers: [controllers[1], controllers[0]] } : rest;
}

// How the course of a fight goes on: by a decision, by one that is taken back.

export function decided(course: PlayState, option: string): PlayState {
  return { ...course, decisions: [...(course.decisions ?? []), option] };
}

/** The last decision by hand, which can be taken back: its position in the record. */
export function lastByHand(decisions: readonly Decided[]): number | null {
  const taken = ({ by, i, option, secret }: Decided) =>
    by === 'hand' && i !== undefined && (option || secret);
  return decisions.findLast(taken)?.i ?? null;
}

/** Who decides, where `fought` says who did in the last fight: a choice that has not been fought yet counts before it. */
export function controllersOf(
  { controllers }: PlayState,
  fought: readonly Controller[],
): [Controller, Controller] {
  const [a = 'plans', b = 'plans'] = controllers ?? fought;
  return [a, b];
}
