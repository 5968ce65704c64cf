// The course of a fight: its dice, its controllers, the decisions so far; and how a decision changes it.
import type { Controller, Decided, Match } from '#engine';

/** The parts of a match that are its course. The engine supplies absent parts. The browser keeps this: names must
 * stay. */
export type PlayState = Readonly<Pick<Match, 'seed' | 'controllers' | 'rolls' | 'decisions'>>;

export function courseOf(match: PlayState): PlayState {
  const { rolls, decisions } = match;
  return { ...afresh(match), ...(rolls && { rolls }), ...(decisions && { decisions }) };
}

/** A new seed: 64 random bits as decimal text. */
export function newSeed(): string {
  return crypto.getRandomValues(new BigUint64Array(1)).join('');
}

/** The course at the beginning of the same fight. */
export function afresh({ seed, controllers }: PlayState): PlayState {
  return { ...(seed !== undefined && { seed }), ...(controllers && { controllers }) };
}

/** The course when the sides change places. Decisions fall away: they were taken for the other side. */
export function swapped(course: PlayState): PlayState {
  const { controllers, ...rest } = afresh(course);
  return controllers ? { ...rest, controllers: [controllers[1], controllers[0]] } : rest;
}

export function decided(course: PlayState, option: string): PlayState {
  return { ...course, decisions: [...(course.decisions ?? []), option] };
}

/** Index, in the record of decisions, of the last decision by hand, which can be taken back; null: there is none. */
export function lastByHand(decisions: readonly Decided[]): number | null {
  const taken = ({ by, i, option, secret }: Decided) =>
    by === 'hand' && i !== undefined && (option || secret);
  return decisions.findLast(taken)?.i ?? null;
}

/** The controllers of a fight; absent, those of the last fight (`fought`). A controller chosen since then counts
 * already. */
export function controllersOf(
  { controllers }: PlayState,
  fought: readonly Controller[],
): [Controller, Controller] {
  const [a = 'plans', b = 'plans'] = controllers ?? fought;
  return [a, b];
}
