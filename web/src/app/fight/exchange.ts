// Splits a fight into exchanges: an action with the answer to it and its results, which a reader takes in at one look.
import type { Fight, FightEvent, FightPhase } from '../../engine/fight.ts';

/** The part of an event that exchanges need; so fights with and without texts can be split. */
type Event = Pick<FightEvent, 'i' | 'side' | 'member' | 'tone' | 'bookkeeping'>;
/** What lines that are told together have in common. */
type Alike = Pick<FightEvent, 'kind' | 'side' | 'tone' | 'dice' | 'round'>;
interface Told<Of extends Event = Event> extends Pick<Fight, 'rounds'> {
  events: readonly Of[];
}

/** First events of a phase's exchanges. A new one begins with the actor's next action after an answer or a hit. */
function within({ side, member, first, count }: FightPhase, told: readonly Event[]): number[] {
  const begins: number[] = [];
  let answered = true;
  for (const [k, event] of told.slice(first, first + count).entries()) {
    const own = event.side === side && event.member === member;
    const acts = own && event.tone === 'use' && !event.bookkeeping;
    if (begins.length === 0 || (acts && answered)) {
      begins.push(first + k);
      answered = false;
    }
    if ((event.side && !own) || event.tone === 'hit') answered = true;
  }
  return begins;
}

/** Indices of the first events of all exchanges. No exchange reaches beyond its phase. */
export function exchanges({ events, rounds }: Told): number[] {
  return rounds.flatMap(({ phases }) => phases.flatMap((phase) => within(phase, events)));
}

/** Steps at which an exchange has been told: behind its last event that isn't bookkeeping. */
export function exchangeEnds(told: Told): number[] {
  const begins = exchanges(told);
  return begins.flatMap((first, k) => {
    const of = told.events.slice(first, begins[k + 1]);
    const last = of.findLast(({ bookkeeping }) => !bookkeeping);
    return last ? [last.i + 1] : [];
  });
}

/** Index of the first event of the exchange that a reader at this step has come to; 0 before the first event. */
export function exchangeAt({ events, rounds }: Told, step: number): number {
  const last = Math.max(step - 1, 0);
  for (const { phases } of rounds) {
    const here = phases.find(({ first, count }) => last >= first && last < first + count);
    if (here) return within(here, events).findLast((at) => at <= last) ?? 0;
  }
  return 0;
}

/** The events of the exchange at this step that have been told. */
export const exchangeTold = <Of extends Event>(told: Told<Of>, step: number): Of[] =>
  step === 0 ? [] : told.events.slice(exchangeAt(told, step), step);

/** Whether a reader at this step has seen the whole of a fight that has ended: nobody is in turn, and nothing waits any more. */
export const isOver = ({ outcome, events }: Pick<Fight, 'outcome' | 'events'>, step: number): boolean =>
  !!outcome && step >= events.length;

/** Lines that say the same of several, such as what everybody gets back at the start of a turn: they are told as one. */
export const alike = (one: Alike, next: Alike | undefined): boolean =>
  !!next &&
  next.kind === one.kind &&
  next.round === one.round &&
  !one.tone &&
  !one.dice &&
  !!one.side &&
  !!next.side;

/** What is said of an exchange in one look: what was done and what answered it, what it came to, and what only goes on. */
export interface Said<Of> {
  before: Of[];
  main: Of[];
  after: Of[];
}

/**
 * `told`: lines of one exchange; null: none. `costs`: whether at that line somebody lost HP, or a card of theirs; the last such
 * line always stands in the middle, whatever follows from it.
 */
export function inShort<Of extends Event & Alike>(
  told: readonly Of[],
  costs: (line: Of) => boolean = () => false,
): Said<Of> | null {
  const newest = told.at(-1);
  if (!newest) return null;
  const run = told.slice(told.findLastIndex((one, k) => one !== newest && !alike(one, told[k + 1])) + 1);
  // A line of no tone weighs by the dice that it tells.
  const [first = newest, ...others] =
    run.length > 1 ? run : [told.findLast(({ tone, dice }) => tone ?? dice) ?? newest];
  const lost = told.findLast((line) => line.i < first.i && costs(line));
  const main = [...(lost ? [lost] : []), first, ...others];
  const begins = main[0] ?? first;
  const done = told.filter(({ i, tone }) => tone === 'use' && i < begins.i);
  // What fired in answer is the cause of what follows.
  const fired = told.findLast(({ i, tone }) => tone === 'fire' && i < begins.i);
  const own = ({ side, member }: Of) => side === told[0]?.side && member === told[0]?.member;
  return {
    before: [done.findLast(own), done.findLast((one) => !own(one)), fired].flatMap((one) => one ?? []),
    main,
    after: main.includes(newest) ? [] : [newest],
  };
}
