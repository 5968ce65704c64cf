// Two steps that ask one thing, asked at once: an option that leads to nothing but a card of the same hand stands as that
// hand, and one press takes both.
import { useEffect, useState } from 'preact/hooks';
import type { Match, Odds, Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { client, fought, matchOf, playState } from '../../app/fight/match.ts';
import { decided } from '../../app/fight/playState.ts';

/** What is asked next of the same player, once that option is taken. */
export interface Next {
  pending: Pending;
  odds: Odds | null;
}
export type Ahead = Readonly<Partial<Record<string, Next>>>;
const none: Ahead = {};

/** Questions with more options than these ask for something else first. */
const few = 4;

/** The same one is asked for a card. */
function asksForCard(now: Pending, next: Pending | null): next is Pending {
  return (
    next !== null &&
    next.side === now.side &&
    next.member === now.member &&
    next.i === now.i + 1 &&
    next.options.length > 0 &&
    next.options.every(({ card }) => card !== undefined)
  );
}

async function look(match: Match, of: Fight, now: Pending, signal: AbortSignal): Promise<Ahead> {
  const found: Partial<Record<string, Next>> = {};
  for (const { id } of now.options) {
    const ahead = { ...match, ...decided(playState.peek(), id) };
    const then = await client()?.fight(ahead, of.lang, signal);
    // What comes of the option first is not looked at before it is taken, nor what is asked then.
    if (then?.events.length !== of.events.length || !asksForCard(now, then.pending)) continue;
    const next = then.pending;
    const { odds } = await import('../../app/pool.ts');
    found[id] = { pending: next, odds: await odds(ahead, signal) };
  }
  return found;
}

/** By option; empty until it is known, and where nothing is to be joined. */
export function useAhead(of: Fight, now: Pending): Ahead {
  const [known, put] = useState<{ now: Pending; ahead: Ahead } | null>(null);
  useEffect(() => {
    const match = fought.peek();
    // What can be a card of the hand is told by the engine of the options themselves.
    if (!match || now.options.length > few || now.options.some(({ card }) => card !== undefined)) return;
    const leave = new AbortController();
    look(matchOf(match), of, now, leave.signal).then(
      (ahead) => put({ now, ahead }),
      // Left, or an engine that broke, which tells of itself: the steps are asked one after the other.
      () => undefined,
    );
    return () => leave.abort();
  }, [of, now]);
  return known?.now === now ? known.ahead : none;
}
