// The review of a fight by hand, without its drawing: judges every decision, makes the curves, and plays on
// from a better option.
import { computed, effect, signal } from '@preact/signals';
import type { Controller, Match, SideId } from '#engine';
import type { ReviewPoint, Reviewed } from '#analysis';
import type { Fight } from '../../engine/fight.ts';
import { numberAt, seek, tells } from '../../app/fight/replay.ts';
import { toCard } from '../../app/correspondence/correspondence.ts';
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
import { type Failure, Run, failureOf } from '../../engine/run.ts';
import { type PlayState, decided } from '../../app/fight/playState.ts';
import { takenBack } from '../../app/fight/takeBack.ts';
import { tell } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { lang } from '../../i18n/index.ts';
import { sideIds } from '../../app/sheet/names.ts';

// Curves: the chance of winning over a fight, as each side played by hand could know it.

/** The part of a fight that a curve needs. */
interface Told {
  events: readonly unknown[];
  outcome: { winner: SideId | 'draw' } | null;
}
/**
 * A point of a curve: `step` events have happened, `rate` is the chance in 1/10,000, `lost`: the decision there
 * lost.
 */
export interface CurvePoint {
  step: number;
  rate: number;
  lost: boolean;
}

/**
 * The curve of a side in the order of the record; after the last decision comes the result of the fight, if it
 * is over.
 */
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

/**
 * A point in a drawing of 100 by 100: good for A is above, good for B below. `last`: the number of the last
 * step.
 */
export function placeOf({ step, rate }: CurvePoint, side: SideId, last: number): [x: number, y: number] {
  const share = side === 'A' ? 10_000 - rate : rate;
  return [last === 0 ? 0 : Math.round((step * 1000) / last) / 10, Math.round(share / 10) / 10];
}

// The place of a decision in the record.

/** Index of the first event that the record shows after a decision; for the last decision, the last event. */
function lineOf(fight: Fight, { event }: ReviewPoint): number {
  const told = fight.events.findIndex((one, at) => at >= event && tells(one));
  return told < 0 ? fight.events.length - 1 : told;
}

/** The place of a decision in words, with the record's own number: 第2ラウンド・12行. */
export function placeSaid(fight: Fight, point: ReviewPoint): string {
  const line = lineOf(fight, point);
  const round = fight.rounds.find((one) => one.round === fight.events[line]?.round);
  return reviewWords.value.place(round?.title ?? '', String(numberAt(line + 1)));
}

/** The decision that the reader looked at last. */
export const lookedAt = signal<ReviewPoint | null>(null);

/** Goes to the position of a decision, and scrolls the record to the line that followed it. */
export function jump(fight: Fight, point: ReviewPoint): void {
  lookedAt.value = point;
  seek(point.event);
  revealLine(lineOf(fight, point));
}

/** A decision and its judgement. */
export interface Judged {
  point: ReviewPoint;
  found: Reviewed;
}
interface Review {
  /** The match that is reviewed, as JSON. */
  match: string;
  points: readonly ReviewPoint[];
  /** Judgements by index in `points`. */
  found: ReadonlyMap<number, Reviewed>;
}

export const run = new Run();
/** Why a fight couldn't be played on from a better option. */
export const broke = signal<Failure | null>(null);
const asked = signal<Review | null>(null);

const textOf = () => (fought.value ? JSON.stringify(matchOf(fought.value)) : '');
/** The review of the fight on the page; null: there is none. */
export const review = computed(() => (asked.value?.match === textOf() ? asked.value : null));

/** The decisions judged so far, in the order of the record. */
export const judged = computed<readonly Judged[]>(() => {
  const now = review.value;
  return (now?.points ?? []).flatMap((point, at) => {
    const found = now?.found.get(at);
    return found ? [{ point, found }] : [];
  });
});

/** The decisions with an option that is better beyond the interval; the greatest loss first. */
export const losses = computed(() =>
  judged.value
    .filter(({ found }) => found.advice?.compared === 'better')
    .toSorted((a, b) => (b.found.advice?.gain.rate ?? 0) - (a.found.advice?.gain.rate ?? 0)),
);

/** The losses as they are listed: as they come in the order of the record, and when all are judged the greatest first. */
export const listed = computed(() =>
  run.state.value === 'running' ? losses.value.toSorted((a, b) => a.point.i - b.point.i) : losses.value,
);

/** The match up to and including a decision, so that later ones can't influence the judgement. */
const until = (match: Match, i: number): Match => ({
  ...match,
  decisions: (match.decisions ?? []).slice(0, i + 1),
});

/** Judges all decisions by hand of the fight on the page. */
export async function begin(fight: Fight): Promise<void> {
  const now = fought.peek();
  if (!now || report.peek() !== fight) return;
  const match = matchOf(now);
  const text = JSON.stringify(match);
  broke.value = null;
  await run.start(0, async (stop, step) => {
    const points =
      review.peek()?.points ??
      (await askOne<ReviewPoint[]>(
        pool(),
        { call: 'reviewPoints', match: text, viewer: fight.viewer ?? '' },
        stop,
      ));
    run.of.value = points.length;
    asked.value = { match: text, points, found: new Map() };
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
    await query(questions, heard, stop);
  });
}

// A running review stops when its fight is no longer on the page.
effect(() => {
  if (asked.value && !review.value) run.stop();
});

// Playing on from a better option: it replaces the decision, and the strong opponent decides for every hand to
// the end.

/** The number of decisions played on so far; null: nothing is being played on. */
export const playingOn = signal<number | null>(null);
let working: AbortController | null = null;

export function stop(): void {
  working?.abort();
  playingOn.value = null;
}

/** Plays a fight on to its end; null if there is no fight on the page. */
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

/** Takes the better option of a decision and plays on; one step of undo leads back. */
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
    // The pressed button is gone with its list; without this the Tab key would begin at the top of the page.
    toCard();
    if (after) tell(reviewWords.peek().came(option[lang.peek()], plainText(after.headline)), goBack);
  } catch (error) {
    if (!isAbort(error)) broke.value = failureOf(error);
  } finally {
    if (working === mine) playingOn.value = null;
  }
}
