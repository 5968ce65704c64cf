// What would have come of the better option: it is taken in the place of what was, and the strong opponent goes on for every
// hand, to the end.
import { signal } from '@preact/signals';
import type { Controller } from '#engine';
import { think } from '../../app/ahead.ts';
import type { Course } from '../../app/course.ts';
import { decided, takenBack } from '../../app/decisions.ts';
import { course, fightWith, fought, goBack, matchOf, report, setup, system } from '../../app/match.ts';
import { tell } from '../../app/view.ts';
import { isAbort } from '../../engine/errors.ts';
import { plainText } from '../../engine/plainText.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import { type Judged, broke } from './review.ts';
import { reviewWords } from './words.ts';

/** How many decisions it has taken so far; null: nothing is played on. */
export const playingOn = signal<number | null>(null);
let working: AbortController | null = null;

export function stop(): void {
  working?.abort();
  playingOn.value = null;
}

/** The fight with the option, to its end; null where it was left. */
async function playedOn(
  first: Course,
  byHand: readonly boolean[],
  stop: AbortSignal,
): Promise<Course | null> {
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
export async function take({ point, found }: Judged): Promise<void> {
  const [fight, now] = [report.peek(), setup.peek()];
  const option = found.advice?.option;
  if (!fight || !option) return;
  stop();
  const mine = (working = new AbortController());
  playingOn.value = 0;
  const byHand = (['A', 'B'] as const).map((side) =>
    fight.decisions.some((one) => one.side === side && one.by === 'hand'),
  );
  try {
    const on = await playedOn(decided(takenBack(course.peek(), point.i), option.id), byHand, mine.signal);
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
