// Exchanges: an action with what answers it and what comes of it, as a reader takes them in at one look.
import type { Fight, FightEvent, FightPhase } from '../../engine/fight.ts';

/** Whatever is said of them, and in how many languages. */
type Event = Pick<FightEvent, 'i' | 'side' | 'member' | 'tone' | 'bookkeeping'>;
interface Told<Of extends Event = Event> extends Pick<Fight, 'rounds'> {
  events: readonly Of[];
}

/** It goes on by what somebody else does, or by a hit: what the one whose phase it is does next is another one. */
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

/** Indices of the first events of all exchanges; none reaches beyond its phase. */
export function exchanges({ events, rounds }: Told): number[] {
  return rounds.flatMap(({ phases }) => phases.flatMap((phase) => within(phase, events)));
}

/** Steps at which an exchange has been told: behind the last event of each that the log can't be understood without. */
export function exchangeEnds(told: Told): number[] {
  const begins = exchanges(told);
  return begins.flatMap((first, k) => {
    const of = told.events.slice(first, begins[k + 1]);
    const last = of.findLast(({ bookkeeping }) => !bookkeeping);
    return last ? [last.i + 1] : [];
  });
}

/** The first event of the exchange that a reader at this step has come to; 0 before the first. */
export function exchangeAt({ events, rounds }: Told, step: number): number {
  const last = Math.max(step - 1, 0);
  for (const { phases } of rounds) {
    const here = phases.find(({ first, count }) => last >= first && last < first + count);
    if (here) return within(here, events).findLast((at) => at <= last) ?? 0;
  }
  return 0;
}

/** Events of that exchange, as far as they have been told. */
export const exchangeTold = <Of extends Event>(told: Told<Of>, step: number): Of[] =>
  step === 0 ? [] : told.events.slice(exchangeAt(told, step), step);
