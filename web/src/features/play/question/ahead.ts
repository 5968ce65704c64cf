// Looks one question ahead, so that two steps that ask one thing are asked at once: an option that leads
// straight to the choice of a card is drawn as that hand of cards, and one press takes both.
import { useEffect, useState } from 'preact/hooks';
import type { Match, Odds, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { client, fought, matchOf, playState } from '../../../app/fight/match.ts';
import { decided } from '../../../app/fight/playState.ts';

/** The next question to the same player, after an option is taken. */
export interface Next {
  pending: Pending;
  odds: Odds | null;
}
export type Ahead = Readonly<Partial<Record<string, Next>>>;
export const none: Ahead = {};

/** Longest time (ms) for which the options stay hidden while the engine looks ahead. */
const patience = 250;

/** Most options of a question that is looked into; questions with more ask for something else first. */
const few = 4;

/** Whether the next question asks the same player for a card. */
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

/**
 * Asks the engine for the question after each option, and hands them to `put`: first without their odds, then
 * with them.
 */
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
    // An option that has a result first (more events) is left alone: its result must not be known before it is taken.
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

/** Whether options may lead to a card: there are few of them, and none is itself a card. */
const mayLead = ({ options }: Pending) =>
  options.length <= few && options.every(({ card }) => card === undefined);

/**
 * Next questions by the option that leads to them; empty if there are none. null: not known yet, for
 * `patience` ms at most.
 */
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
      // The question was left, or the engine broke, which the page reports itself: the steps are asked one by one.
      () => undefined,
    );
    return () => {
      clearTimeout(late);
      leave.abort();
    };
  }, [of, now]);
  return known?.now === now ? known.ahead : mayLead(now) ? null : none;
}
