// The replay: the step of the fight at which the reader stands, and playing on from there.
import type { JSX } from 'preact';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { exchangeEnds } from './exchange.ts';
import { difference, onFight, report } from './match.ts';

/** Events seen so far: 0 is the position before the first. */
export const step = signal(0);
export const last = computed(() => report.value?.events.length ?? 0);
export const playing = signal(false);

export const speeds = [0.5, 1, 2, 4, Infinity] as const;
type Speed = (typeof speeds)[number];
export const speed = signal<Speed>(1);

export const units = ['event', 'exchange', 'round', 'swing'] as const;
export type Unit = (typeof units)[number];
/** At first what the system is best read by. */
export const unit = signal<Unit>('event');

/** The record also tells how the rules go on between what happens, and a step leads to it. */
export const thorough = signal(false);
export const tells = ({ bookkeeping }: FightEvent): boolean => thorough.value || !bookkeeping;

const numbers = computed(() => {
  let number = 0;
  return [0, ...(report.value?.events.map((event) => (tells(event) ? ++number : number)) ?? [])];
});
/** How many lines the record has told by a step, which is the number of the last of them: what it leaves out has none. */
export const numberAt = (at: number): number => numbers.value[at] ?? 0;

/** The event the reader stands at, or null before the first. */
export const current = computed(() => report.value?.events[step.value - 1] ?? null);

/** Steps after which less is left of a side than before, and the end. */
export function swings({ boards, events }: Fight): number[] {
  const found: number[] = [];
  for (let at = 1; at < boards.length; at++) {
    const lost = [0, 1].some((side) => boards[at]?.sides[side]?.left !== boards[at - 1]?.sides[side]?.left);
    if (lost || at === events.length) found.push(at);
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
  const altered = difference.value ? [difference.value.at + 1] : [];
  return {
    event: [0, ...told.map(({ i }) => i + 1), now.events.length],
    exchange: [0, ...exchangeEnds(now), now.events.length],
    round: [0, ...roundStarts(now), now.events.length],
    swing: [0, ...swings(now), ...altered.filter((at) => at <= now.events.length)].sort((a, b) => a - b),
  };
});

/** What a part draws over the fight in the strip. */
export const drawnOver = signal<(() => JSX.Element | null) | null>(null);

/** Counts the moves that the reader made: what is read then comes into view. */
export const moves = signal(0);

/** Stands at a step, wherever the page is. */
export function seek(to: number): void {
  step.value = Math.min(Math.max(to, 0), last.value);
}

/** The reader goes to a step. */
export function go(to: number): void {
  batch(() => {
    seek(to);
    moves.value++;
  });
}

/** To the next stop of a kind, or the one before. */
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

/** How long a step stands at speed 1 (ms), by how many lines it tells: a sample is read in 30 to 90 seconds by what it is best read by. */
export const dwell = (kind: Unit, lines: number): number =>
  kind === 'event' ? 1100 : kind === 'exchange' ? Math.max(1100, 720 * lines) : 1900;

/** While what came of a turn is told: by what it is. */
export const telling = signal<Unit | null>(null);

/** A turn is being taken whose lines are to be told: the fight that comes of it leaves the reader where they stand. */
export const stays = signal(false);

/** How many lines the step that ends there tells. */
function linesTo(kind: Unit, at: number): number {
  const from = stops.peek()[kind].findLast((stop) => stop < at) ?? 0;
  const told = numbers.peek();
  return (told[at] ?? 0) - (told[from] ?? 0);
}

/** Runs the clock while playing, and puts the reader in place after every new fight. Returns its end. */
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
        // The last line that is told stands as long as the others, before the question takes its place.
        const stands = told ? here : step.peek();
        if (stands >= last.peek()) playing.value = false;
      },
      dwell(kind, linesTo(kind, here)) / pace,
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
