// Finds the first line in which two fights differ, whatever the characters are called.
import type { Span } from '#engine';
import type { FightEvent, Fight } from '../engine/fight.ts';

/** What a line says, with sides in the place of names. */
function said(spans: Span[]): string {
  return spans
    .map((span) =>
      typeof span === 'string' ? span : span.t === 'name' ? `\u0001${span.side}${span.member ?? ''}` : span.s,
    )
    .join('');
}

function same(one: FightEvent, two: FightEvent): boolean {
  return (
    one.round === two.round &&
    one.phase === two.phase &&
    one.side === two.side &&
    one.kind === two.kind &&
    said(one.text) === said(two.text)
  );
}

export interface Change {
  /** Index of the first line of the later fight that differs; its length where it merely ends sooner. */
  at: number;
  /** What stood there in the earlier fight, or null where that had ended. */
  was: FightEvent | null;
}

type Told = Pick<Fight, 'events'>;

/** Null where the two fights read the same. */
export function firstChange(before: Told, after: Told): Change | null {
  const length = Math.max(before.events.length, after.events.length);
  for (let at = 0; at < length; at++) {
    const one = before.events[at];
    const two = after.events[at];
    if (!one || !two || !same(one, two)) return { at, was: one ?? null };
  }
  return null;
}
