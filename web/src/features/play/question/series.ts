// The same question to several members of a side, as the initiative that each declares: looks for the questions to
// the others that follow, so that all are asked on one card, and takes their answers in turn.
import { useEffect, useState } from 'preact/hooks';
import type { Match, Odds, Option, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { aimOf } from '../../../app/fight/choosing.ts';
import { client, fought, matchOf, playState } from '../../../app/fight/match.ts';
import { shownOdds, wanted, weighs } from '../../../app/fight/odds.ts';
import { decided } from '../../../app/fight/playState.ts';

/** Longest time (ms) for which the card stays empty while the engine looks ahead. */
const patience = 250;

/** Ids of options that do nothing. */
const idle = new Set(['pass', 'no', 'none']);

/** The option that does nothing; of numbers, the first, since none does anything before all are declared. */
export function idleOption({ options }: Pick<Pending, 'options'>): Option | undefined {
  return options.find(({ id }) => idle.has(id)) ?? options.find(({ number }) => number !== undefined);
}

type Asked = Pick<Pending, 'point' | 'side' | 'member' | 'ofEach' | 'options' | 'by'>;

/** Whether a question may stand on a card with others: the members are asked alike, and nothing is pressed on the board. */
export const joins = ({ ofEach, options, by }: Asked): boolean =>
  ofEach === true && by === 'hand' && options.every((one) => aimOf(one).target === null);

/** Whether `next` is the question of `now` to another member. */
export const follows = (now: Asked, next: Asked | null): next is Asked =>
  next !== null &&
  joins(next) &&
  next.point === now.point &&
  next.side === now.side &&
  next.member !== now.member;

/** A question to one of several members, with the match in which it is put; null: the present one. */
export interface InSeries {
  of: Pending;
  match: Match | null;
}

/** The question and those that follow it, in order, until something happens or something else is asked. */
async function look(of: Fight, now: Pending, signal: AbortSignal): Promise<InSeries[]> {
  const match = fought.peek();
  const all: InSeries[] = [{ of: now, match: null }];
  let course = playState.peek();
  for (let last: Pending | undefined = now; match && last;) {
    const rests = idleOption(last);
    if (!rests) break;
    course = decided(course, rests.id);
    const ahead = { ...matchOf(match), ...course };
    const then = await client()?.fight(ahead, of.lang, signal);
    const next: Pending | null = then?.events.length === of.events.length ? then.pending : null;
    last = next && follows(last, next) ? next : undefined;
    if (last) all.push({ of: last, match: ahead });
  }
  return all;
}

/** The odds of each of the questions, as they become known; those of the present one are those that the page shows. */
export function useOddsOfAll(all: readonly InSeries[]): readonly (Odds | null)[] {
  const [known, put] = useState<readonly (Odds | null)[]>([]);
  const wants = wanted.value && weighs.value;
  useEffect(() => {
    if (!wants) return;
    const leave = new AbortController();
    const tell = (at: number, odds: Odds | null) =>
      !leave.signal.aborted && put((before) => all.map((_, k) => (k === at ? odds : (before[k] ?? null))));
    void import('../../../app/pool.ts').then(
      async ({ odds }) => {
        for (const [at, { match }] of all.entries()) {
          if (match) tell(at, await odds(match, leave.signal).catch(() => null));
        }
      },
      () => undefined,
    );
    return () => leave.abort();
  }, [all, wants]);
  return all.map(({ match }, k) => (match ? (wants ? (known[k] ?? null) : null) : shownOdds.value));
}

/**
 * The questions that are asked together, of one alone if none follows. null: not known yet, for `patience` ms at
 * most. `alone`: the reader answers one by one.
 */
export function useSeries(of: Fight, now: Pending, alone: boolean): readonly InSeries[] | null {
  const [known, put] = useState<{ now: Pending; all: readonly InSeries[] } | null>(null);
  const looks = !alone && joins(now);
  useEffect(() => {
    if (!looks) return;
    const leave = new AbortController();
    const tell = (all: readonly InSeries[]) => !leave.signal.aborted && put({ now, all });
    const late = setTimeout(() => tell([{ of: now, match: null }]), patience);
    look(of, now, leave.signal)
      .then(tell)
      // The question was left, or the engine broke, which the page reports itself: the members are asked one by one.
      .catch(() => undefined)
      .finally(() => clearTimeout(late));
    return () => {
      clearTimeout(late);
      leave.abort();
    };
  }, [of, now, looks]);
  if (!looks) return [{ of: now, match: null }];
  return known?.now === now ? known.all : null;
}

/**
 * The ids that the answers come to, in turn. A member who may go on after its answer, as after a card, is done with
 * it. What an answer before it has closed, and all behind it, is left to be asked again.
 */
export async function answered(
  of: Fight,
  answers: readonly (readonly [Pending, string])[],
): Promise<string[]> {
  const match = fought.peek();
  const taken: string[] = [];
  let course = playState.peek();
  const take = async (id: string): Promise<Pending | null> => {
    taken.push(id);
    course = decided(course, id);
    const then = match && (await client()?.fight({ ...matchOf(match), ...course }, of.lang));
    return then?.pending ?? null;
  };
  const same = (now: Pending | null, asked: Pending): now is Pending =>
    now?.point === asked.point && now.side === asked.side && now.member === asked.member;
  let now: Pending | null = answers[0]?.[0] ?? null;
  for (const [asked, id] of answers) {
    if (!same(now, asked) || !now.options.some((one) => one.id === id)) break;
    now = await take(id);
    const rests = same(now, asked) && idleOption(now);
    if (rests) now = await take(rests.id);
  }
  return taken;
}
