// The odds of the pending choice: asked for when it stands, whatever the reader does meanwhile.
import { computed, effect, signal } from '@preact/signals';
import type { Match, Odds, OptionOdds } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { fought, matchOf, report } from './match.ts';
import { keep, kept } from '../settings.ts';

const setting = 'odds';

/** The reader wants to see them: remembered once it is said. */
export const wanted = signal(true);

export function want(on: boolean): void {
  wanted.value = on;
  keep(setting, on ? 'on' : 'off');
}

const told = signal<{ of: Fight; odds: Odds | null } | null>(null);
const now = computed(() => (told.value?.of === report.value ? told.value.odds : null));
/** Null until they are there, while they are not wanted, and where no option has any. */
export const shownOdds = computed(() => (wanted.value && now.value?.options.length ? now.value : null));
/** What is known of an option, where the reader wants to see it. */
export const oddsOf = (option: string): OptionOdds | undefined =>
  shownOdds.value?.options.find((one) => one.option === option);

/** Some choice of this page had odds: where none has, there is nothing to show or hide. */
export const weighs = signal(false);

/** The pool comes in when it is first asked; the served HTML is drawn without one. */
async function ask(match: Match, signal: AbortSignal): Promise<Odds | null> {
  const { odds } = await import('../pool.ts');
  return odds(match, signal);
}

/** Asks for every choice by hand. Returns its end. */
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
      // Left, or an engine that broke, which tells of itself: the choice stands without them.
      () => undefined,
    );
    return () => leave.abort();
  });
}
