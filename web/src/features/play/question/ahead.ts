// Two steps that ask one thing, asked at once: an option that leads to nothing but a card of the same hand stands as that
// hand, and one press takes both.
import { useEffect, useState } from 'preact/hooks';
import type { Match, Odds, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { client, fought, matchOf, playState } from '../../../app/fight/match.ts';
import { decided } from '../../../app/fight/playState.ts';

/** What is asked next of the same player, once that option is taken. */
export interface Next {
  pending: Pending;
  odds: Odds | null;
}
export type Ahead = Readonly<Partial<Record<string, Next>>>;
export const none: Ahead = {};

/** Longer (ms) than this the options don't wait for it. */
const patience = 250;

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

/** The steps ahead without their odds, then with them. */
async function look(
  match: Match,
  of: Fight,
  now: Pending,
  signal: AbortSignal,
  put: (ahead: Ahead) => void,
): Promise<void> {
  const found: Partial<Record<string, Next>> = {};
  const asked: [id: string, match: Match][] = [];
  for (const { id } of now.options) {
    const ahead = { ...match, ...decided(playState.peek(), id) };
    const then = await client()?.fight(ahead, of.lang, signal);
    // What comes of the option first is not looked at before it is taken, nor what is asked then.
    if (then?.events.length !== of.events.length || !asksForCard(now, then.pending)) continue;
    found[id] = { pending: then.pending, odds: null };
    asked.push([id, ahead]);
  }
  put({ ...found });
  for (const [id, ahead] of asked) {
    const { odds } = await import('../../../app/pool.ts');
    const next = found[id];
    if (next) found[id] = { ...next, odds: await odds(ahead, signal) };
  }
  if (asked.length > 0) put({ ...found });
}

/** What can be a card of the hand is told by the engine of the options themselves. */
const mayLead = ({ options }: Pending) =>
  options.length <= few && options.every(({ card }) => card === undefined);

/** By option, empty where nothing is to be joined; null while that may still become known within moments. */
export function useAhead(of: Fight, now: Pending): Ahead | null {
  const [known, put] = useState<{ now: Pending; ahead: Ahead } | null>(null);
  useEffect(() => {
    const match = fought.peek();
    if (!match || !mayLead(now)) return;
    const leave = new AbortController();
    const tell = (ahead: Ahead) => !leave.signal.aborted && put({ now, ahead });
    const late = setTimeout(() => tell(none), patience);
    look(matchOf(match), of, now, leave.signal, (ahead) => {
      clearTimeout(late);
      tell(ahead);
    }).catch(
      // Left, or an engine that broke, which tells of itself: the steps are asked one after the other.
      () => undefined,
    );
    return () => {
      clearTimeout(late);
      leave.abort();
    };
  }, [of, now]);
  return known?.now === now ? known.ahead : mayLead(now) ? null : none;
}
