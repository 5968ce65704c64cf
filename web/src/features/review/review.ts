// The review as data: what was said of every decision, the curves of it, and going on from the better option.
import { computed, effect, signal } from '@preact/signals';
import type { Controller, Match, SideId, Text } from '#engine';
import type { ReviewPoint, Reviewed } from '#analysis';
import type { Fight } from '../../engine/fight.ts';
import { numberAt, seek, tells } from '../../app/fight/replay.ts';
import { revealLine } from '../../app/sight.ts';
import { reviewWords } from './words.ts';
import { query, pool, think } from '../../app/pool.ts';
import {
  playState,
  fightWith,
  fought,
  goBack,
  matchOf,
  report,
  setup,
  system,
} from '../../app/fight/match.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Run } from '../../engine/run.ts';
import { type PlayState, decided } from '../../app/fight/playState.ts';
import { takenBack } from '../../app/fight/takeBack.ts';
import { tell } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { lang } from '../../i18n/index.ts';
import { sideIds } from '../../app/sheet/names.ts';

// The chance of winning over a fight, as each side that a hand played could know it.

interface Told {
  events: readonly unknown[];
  outcome: { winner: SideId | 'draw' } | null;
}
/** Where in the fight (events seen), and the chance in 1/10,000. */
export interface CurvePoint {
  step: number;
  rate: number;
  lost: boolean;
}

/** In the order of the record; the last one says how the fight ended. */
export function curveOf(side: SideId, judged: readonly Judged[], fight: Told): CurvePoint[] {
  const points = judged
    .filter(({ point }) => point.side === side)
    .map(({ point, found }) => ({
      step: point.event,
      rate: found.chance.rate,
      lost: found.advice?.compared === 'better',
    }));
  if (points.length === 0 || !fight.outcome) return points;
  const { winner } = fight.outcome;
  const rate = winner === side ? 10_000 : winner === 'draw' ? 5000 : 0;
  return [...points, { step: fight.events.length, rate, lost: false }];
}

/** Place on a drawing of 100 by 100, in whose lower half B stands: what is good for A lies above. */
export function placeOf({ step, rate }: CurvePoint, side: SideId, last: number): [x: number, y: number] {
  const share = side === 'A' ? 10_000 - rate : rate;
  return [last === 0 ? 0 : Math.round((step * 1000) / last) / 10, Math.round(share / 10) / 10];
}

// Where in the fight a decision stands.

/** The line of the record that follows it; what was decided last has none, and stands with the last one. */
function lineOf(fight: Fight, { event }: ReviewPoint): number {
  const told = fight.events.findIndex((one, at) => at >= event && tells(one));
  return told < 0 ? fight.events.length - 1 : told;
}

/** 第2ラウンド・12行, as the record numbers it */
export function placeSaid(fight: Fight, point: ReviewPoint): string {
  const line = lineOf(fight, point);
  const round = fight.rounds.find((one) => one.round === fight.events[line]?.round);
  return reviewWords.value.place(round?.title ?? '', String(numberAt(line + 1)));
}

/** The decision that was looked at last. */
export const lookedAt = signal<ReviewPoint | null>(null);

/** To the position in which it was made; the line that came of it is in view. */
export function jump(fight: Fight, point: ReviewPoint): void {
  lookedAt.value = point;
  seek(point.event);
  revealLine(lineOf(fight, point));
}

/** A decision, and what was found out about it. */
export interface Judged {
  point: ReviewPoint;
  found: Reviewed;
}
interface Review {
  /** The fight that it is of. */
  match: string;
  points: readonly ReviewPoint[];
  /** By place among the points. */
  found: ReadonlyMap<number, Reviewed>;
}

export const run = new Run();
export const broke = signal<Text | null>(null);
const asked = signal<Review | null>(null);

const textOf = () => (fought.value ? JSON.stringify(matchOf(fought.value)) : '');
/** Of the fight on the page; null where it wasn't reviewed. */
export const review = computed(() => (asked.value?.match === textOf() ? asked.value : null));

/** What is known so far, in the order of the record. */
export const judged = computed<readonly Judged[]>(() => {
  const now = review.value;
  return (now?.points ?? []).flatMap((point, at) => {
    const found = now?.found.get(at);
    return found ? [{ point, found }] : [];
  });
});

/** Those where something was better, and the interval leaves no doubt; the greatest loss first. */
export const losses = computed(() =>
  judged.value
    .filter(({ found }) => found.advice?.compared === 'better')
    .toSorted((a, b) => (b.found.advice?.gain.rate ?? 0) - (a.found.advice?.gain.rate ?? 0)),
);

/** The match as far as it was decided, this decision included: what comes later has no say in it. */
const until = (match: Match, i: number): Match => ({
  ...match,
  decisions: (match.decisions ?? []).slice(0, i + 1),
});

export async function begin(fight: Fight): Promise<void> {
  const now = fought.peek();
  if (!now || report.peek() !== fight) return;
  const match = matchOf(now);
  const text = JSON.stringify(match);
  broke.value = null;
  try {
    const points =
      review.peek()?.points ??
      (await askOne<ReviewPoint[]>(pool(), {
        call: 'reviewPoints',
        match: text,
        viewer: fight.viewer ?? '',
      }));
    asked.value = { match: text, points, found: new Map() };
    await run.start(points.length, async (stop, step) => {
      const questions = points.map(({ i, side }) => ({
        call: 'review' as const,
        match: JSON.stringify(until(match, i)),
        i,
        viewer: side,
      }));
      const heard = (found: Reviewed, at: number) => {
        const before = asked.peek();
        if (before?.match !== text) return;
        asked.value = { ...before, found: new Map([...before.found, [at, found]]) };
        step();
      };
      try {
        await query(questions, heard, stop);
      } catch (error) {
        if (!isAbort(error)) broke.value = reasonOf(error);
        throw error;
      }
    });
  } catch (error) {
    if (!isAbort(error)) broke.value = reasonOf(error);
  }
}

// What is no longer on the page is not judged on.
effect(() => {
  if (asked.value && !review.value) run.stop();
});

// What would have come of the better option: it is taken in the place of what was, and the strong opponent goes on for every
// hand, to the end.

/** How many decisions it has taken so far; null: nothing is played on. */
export const playingOn = signal<number | null>(null);
let working: AbortController | null = null;

export function stop(): void {
  working?.abort();
  playingOn.value = null;
}

/** The fight with the option, to its end; null where it was left. */
async function playedOn(
  first: PlayState,
  byHand: readonly boolean[],
  stop: AbortSignal,
): Promise<PlayState | null> {
  const now = fought.peek();
  if (!now) return null;
  const { controllers = ['plans', 'plans'], ...match } = matchOf(now);
  const strong: Controller = `search ${system.peek()?.opponents === 1 ? 1 : 3}`;
  const [a, b] = controllers.map((one, side) => (byHand[side] ? strong : one)) as [Controller, Controller];
  let on = first;
  for (;;) {
    const option = await think({ ...match, controllers: [a, b], decisions: on.decisions ?? [] }, stop);
    if (!option) return on;
    on = decided(on, option);
    playingOn.value = (playingOn.peek() ?? 0) + 1;
  }
}

/** One step of undo leads back to the fight as it was played. */
export async function takeBetter({ point, found }: Judged): Promise<void> {
  const [fight, now] = [report.peek(), setup.peek()];
  const option = found.advice?.option;
  if (!fight || !option) return;
  stop();
  const mine = (working = new AbortController());
  playingOn.value = 0;
  const byHand = sideIds.map((side) => fight.decisions.some((one) => one.side === side && one.by === 'hand'));
  try {
    const back = takenBack(playState.peek(), point.i, fight.decisions);
    const on = await playedOn(decided(back, option.id), byHand, mine.signal);
    if (!on || mine.signal.aborted || setup.peek() !== now) return;
    await fightWith(on);
    const after = report.peek();
    if (after) tell(reviewWords.peek().came(option[lang.peek()], plainText(after.headline)), goBack);
  } catch (error) {
    if (!isAbort(error)) broke.value = reasonOf(error);
  } finally {
    if (working === mine) playingOn.value = null;
  }
}
