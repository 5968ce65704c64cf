// Replay of a fight: the step at which the reader stands, the moves to other steps, and the clock that plays on.
import type { JSX } from 'preact';
import { batch, computed, effect, signal } from '@preact/signals';
import { lang } from '../../i18n/index.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { plainText } from '../../engine/plainText.ts';
import { alike, exchangeEnds } from './exchange.ts';
import { difference, onFight, report } from './match.ts';
import { cardMeters, standing } from './standing.ts';

/** Number of events that the reader has seen: 0 is the position before the first one. */
export const step = signal(0);
export const last = computed(() => report.value?.events.length ?? 0);
export const playing = signal(false);

export const speeds = [0.5, 1, 2, 4, Infinity] as const;
type Speed = (typeof speeds)[number];
export const speed = signal<Speed>(1);

export const units = ['event', 'exchange', 'round', 'swing'] as const;
type Unit = (typeof units)[number];
/** The unit of a step. At first the system's `stride`. */
export const unit = signal<Unit>('event');

/** true: the record also tells bookkeeping events, and steps stop at them. */
export const thorough = signal(false);
export const tells = ({ bookkeeping }: FightEvent): boolean => thorough.value || !bookkeeping;

const numbers = computed(() => {
  let number = 0;
  return [0, ...(report.value?.events.map((event) => (tells(event) ? ++number : number)) ?? [])];
});
/** Number of the last line that the record has told at a step. Lines that it leaves out have no number. */
export const numberAt = (at: number): number => numbers.value[at] ?? 0;

/** The event at which the reader stands; null before the first. */
export const current = computed(() => report.value?.events[step.value - 1] ?? null);

/** Turning points: steps at which a side has less or more left than before, a deployed card counted with it, and the end. */
export function swings({ boards, events }: Fight, cards: readonly string[] = []): number[] {
  const found: number[] = [];
  const has = (at: number) => boards[at]?.sides.map((side) => standing(side, cards)) ?? [];
  for (let at = 1; at < boards.length; at++) {
    const [was, is] = [has(at - 1), has(at)];
    if (was.some((left, side) => left !== is[side]) || at === events.length) found.push(at);
  }
  return found;
}

/** Step of the first event of every round. */
export function roundStarts({ rounds }: Fight): number[] {
  return rounds.map((round) => (round.phases[0]?.first ?? 0) + 1);
}

const stops = computed<Record<Unit, number[]>>(() => {
  const now = report.value;
  if (!now) return { event: [], exchange: [], round: [], swing: [] };
  const told = now.events.filter(tells);
  const turns = swings(now, cardMeters.value);
  const altered = difference.value ? [difference.value.at + 1] : [];
  return {
    // What befalls several alike is one look for whoever is only told it.
    event: [
      0,
      ...told.filter((one, k) => !(telling.value && alike(one, told[k + 1]))).map(({ i }) => i + 1),
      now.events.length,
    ],
    // The last blow is seen before the verdict that it brings.
    exchange: [0, ...exchangeEnds(now), ...turns.slice(-2), now.events.length].sort((a, b) => a - b),
    round: [0, ...roundStarts(now), now.events.length],
    swing: [0, ...turns, ...altered.filter((at) => at <= now.events.length)].sort((a, b) => a - b),
  };
});

/** Draws a component's layer over the strip of the fight, such as the review's curve. */
export const drawnOver = signal<(() => JSX.Element | null) | null>(null);

/** Counts the reader's moves: each brings the present line into view. */
export const moves = signal(0);

/** Sets the step without counting as a move of the reader. */
export function seek(to: number): void {
  step.value = Math.min(Math.max(to, 0), last.value);
}

/** Moves the reader to a step. */
export function go(to: number): void {
  batch(() => {
    seek(to);
    moves.value++;
  });
}

/** Moves to the next or the previous stop of a unit. */
export function move(by: 1 | -1, kind: Unit = unit.value): void {
  const here = step.value;
  const list = stops.value[kind];
  const to = by === 1 ? list.find((at) => at > here) : list.findLast((at) => at < here);
  go(to ?? (by === 1 ? last.value : 0));
}

export function seekRound(round: number): void {
  const now = report.value;
  const at = now?.rounds.findIndex((one) => one.round === round) ?? -1;
  const to = now && at >= 0 ? roundStarts(now)[at] : undefined;
  if (to !== undefined) go(to);
}

export function play(): void {
  if (step.value >= last.value) step.value = 0;
  if (speed.value === Infinity) go(last.value);
  else playing.value = true;
}

export function pause(): void {
  playing.value = false;
}

export function togglePlay(): void {
  if (playing.value) pause();
  else play();
}

export function faster(by: 1 | -1): void {
  const next = speeds[speeds.indexOf(speed.value) + by];
  if (next !== undefined) speed.value = next;
}

/** Time (ms) that a step of so many lines stands at speed 1. Chosen so that a sample, in its system's unit, lasts 30
 * to 90 s. */
export const dwell = (kind: Unit, lines: number): number =>
  Math.max(kind === 'event' ? 400 * lines : kind === 'exchange' ? 720 * lines : 1900, 1100);

/** The unit in which the result of a turn is being told; null: nothing is told. */
export const telling = signal<Unit | null>(null);

/** A turn is taken whose lines will be told: the new fight must leave the reader's step as it is. */
export const stays = signal(false);

/** Number of lines that the step ending at `at` tells. */
function linesTo(kind: Unit, at: number): number {
  const from = stops.peek()[kind].findLast((stop) => stop < at) ?? 0;
  const told = numbers.peek();
  return (told[at] ?? 0) - (told[from] ?? 0);
}

/** Runs the clock while playing, and sets the step after every new fight. Returns the function that ends both. */
export function runReplay(): () => void {
  const clock = effect(() => {
    if (!playing.value) return;
    const pace = speed.value;
    if (pace === Infinity) {
      playing.value = false;
      seek(last.peek());
      return;
    }
    const told = telling.value;
    const kind = told ?? unit.value;
    const here = step.value;
    const timer = setTimeout(
      () => {
        if (here < last.peek()) move(1, kind);
        // The last line of a turn stands as long as the others before the question takes its place.
        const stands = told ? here : step.peek();
        if (stands >= last.peek()) playing.value = false;
      },
      // Before a question each line stands as long as it takes to read, since one decides by it: by its letters, each
      // of which says more in Japanese.
      Math.max(
        dwell(kind, linesTo(kind, here)),
        told ? plainText(current.peek()?.text ?? []).length * (lang.peek() === 'ja' ? 40 : 20) : 0,
      ) / pace,
    );
    return () => clearTimeout(timer);
  });
  const follow = onFight((next, altered) => {
    if (stays.peek()) return;
    const ended = wasAtEnd;
    pause();
    if (ended || !altered) seek(ended ? next.events.length : step.peek());
    else seek(altered.at + 1);
  });
  let wasAtEnd = true;
  const watch = effect(() => {
    const here = step.value;
    wasAtEnd = here >= last.peek();
  });
  return () => {
    clock();
    follow();
    watch();
  };
}
