// Odds of the pending choice: asked for as soon as a choice by hand is pending, whether or not the reader wants to
// see them.
import { computed, effect, signal } from '@preact/signals';
import type { Match, Odds, OptionOdds } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { fought, matchOf, report } from './match.ts';
import { keep, kept } from '../settings.ts';

const setting = 'odds';

/** Whether the reader wants to see odds; remembered in this browser. */
export const wanted = signal(true);

export function want(on: boolean): void {
  wanted.value = on;
  keep(setting, on ? 'on' : 'off');
}

const told = signal<{ of: Fight; odds: Odds | null } | null>(null);
const now = computed(() => (told.value?.of === report.value ? told.value.odds : null));
/** The odds that the page shows; null while they are not there or not wanted, and where no option has any. */
export const shownOdds = computed(() => (wanted.value && now.value?.options.length ? now.value : null));
/** The odds of one option, if the page shows odds. */
export const oddsOf = (option: string): OptionOdds | undefined =>
  shownOdds.value?.options.find((one) => one.option === option);

/** Whether some choice of this page had odds: where none had, there is nothing to show or hide. */
export const weighs = signal(false);

/** Whether the odds of the pending choice are still being worked out. */
export const working = computed(
  () => report.value?.pending?.by === 'hand' && told.value?.of !== report.value,
);

/** Asks the pool. It is imported on the first question, since the HTML of the build is drawn without one. */
async function ask(match: Match, signal: AbortSignal): Promise<Odds | null> {
  const { odds } = await import('../pool.ts');
  return odds(match, signal);
}

/** Asks for the odds of every choice by hand. Returns the function that stops it. */
export function followOdds(): () => void {
  wanted.value = kept(setting) !== 'off';
  return effect(() => {
    const of = report.value;
    const match = fought.peek();
    if (!of || !match || of.pending?.by !== 'hand' || told.peek()?.of === of) return;
    const leave = new AbortController();
    ask(matchOf(match), leave.signal).then(
      (odds) => {
        told.value = { of, odds };
        if (odds?.options.length) weighs.value = true;
      },
      // The choice was left, or the engine broke and reports itself: the choice stands without odds.
      () => {
        if (!leave.signal.aborted) told.value = { of, odds: null };
      },
    );
    return () => leave.abort();
  });
}
