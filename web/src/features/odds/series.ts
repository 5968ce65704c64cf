// The series on the page: what is wished, what is asked, what came of it, and how it broke if it did.
import { computed, effect, signal } from '@preact/signals';
import type { Match, Problem, Text } from '#engine';
import type { SeriesSum } from '#analysis';
import { client, setup } from '../../app/fight/match.ts';
import { part, screen, tell } from '../../app/view.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { words } from '../../i18n/index.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { address } from '../../app/share.ts';
import { oddsWords } from './words.ts';
import type { Setup } from '../../app/sheet/build.ts';
import { pool } from '../../app/pool.ts';
import { keep, kept } from '../../app/settings.ts';
import { EngineBroke, EngineRefused, isAbort } from '../../engine/errors.ts';
import { reasonOf } from '../../engine/reason.ts';
import { Run } from '../../engine/run.ts';
import { type Wish, askedMatch, fightSeries, question } from '../../app/series.ts';

/** Copies a link that opens on this screen, with a match set up and nothing begun. */
export async function copyLink(match: Match): Promise<void> {
  const link = await client()?.link(match, true);
  if (!link) return;
  const url = address(siteRoot.href, match.system, `${link.fragment}.o`, null);
  tell((await toClipboard(url)) ? oddsWords.value.linkCopied : words.value.notCopied);
}

/** Fights that a series can have. */
const mostFights = 1_000_000;

function keptWish(): Wish {
  const [fights = 0, width = 0] = (kept('odds') ?? '').split(' ').map(Number);
  const legal = Number.isInteger(fights) && fights >= 1 && fights <= mostFights && Number.isInteger(width);
  return legal ? { fights, width } : { fights: 10_000, width: 0 };
}
export const wish = signal<Wish>(keptWish());
export function wishFor(next: Partial<Wish>): void {
  const now = (wish.value = { ...wish.value, ...next });
  keep('odds', `${now.fights} ${now.width}`);
}

export interface SeriesResult {
  /** What was asked, and in whose names. */
  match: Match;
  text: string;
  names: readonly [string, string];
  sum: SeriesSum;
}
export const result = signal<SeriesResult | null>(null);
/** The sheets, the seed or those who decide are others by now. */
export const stale = computed(() => result.value !== null && result.value.text !== question.value);
export const run = new Run();
/** The screen was reached by a question, which is answered without another press. */
export const asksAtOnce = computed(() => screen.value === 'odds' && part.value === 'asked');

interface Failure extends Text {
  problems: readonly Problem[];
  /** The fights over which the engine stopped, and their match. */
  broke: { match: Match; from: number; count: number } | null;
}
export const failure = signal<Failure | null>(null);

function failureOf(error: unknown, match: Match): Failure {
  const at = error instanceof EngineBroke && error.question.call === 'seriesPart' ? error.question : null;
  return {
    ...reasonOf(error),
    problems: error instanceof EngineRefused ? error.problems : [],
    broke: at && { match, from: at.from, count: at.count },
  };
}

const namesOf = ({ sides: [a, b] }: Setup): [string, string] => [a.name, b.name];

/** Fights of a wish that are known already; of one for fewer, none. */
function knownOf(text: string, { fights }: Wish) {
  const before = result.value;
  return before?.text === text && before.sum.report.fights < fights ? before.sum.parts : [];
}

/** How many fights it may take until no interval is wider, as it looks by now. */
function expected({ report }: SeriesSum, { fights, width }: Wish): number {
  if (width === 0) return fights;
  const widest = Math.max(...Object.values(report.results).map(({ share }) => share.high - share.low));
  return Math.min(fights, Math.max(report.fights, Math.round(report.fights * (widest / width) ** 2)));
}

/** Fights it; a series that was stopped, or is to be longer, goes on where it was. */
export async function fight(): Promise<void> {
  const [now, match, text] = [setup.value, askedMatch.value, question.value];
  if (!now || !match) return;
  const wanted = wish.value;
  const known = knownOf(text, wanted);
  const had = known.reduce((sum, { fights }) => sum + fights, 0);
  if (had === 0) result.value = null;
  failure.value = null;
  await run.start(
    wanted.fights,
    async (signal, step) => {
      try {
        await fightSeries(
          pool(),
          text,
          wanted,
          known,
          {
            done: step,
            sum(sum) {
              result.value = { match, text, names: namesOf(now), sum };
              run.of.value = expected(sum, wanted);
            },
          },
          signal,
        );
      } catch (error) {
        if (!isAbort(error)) failure.value = failureOf(error, match);
        throw error;
      }
    },
    had,
  );
}

// A series of what is no longer on the page is not fought on.
let watched = question.peek();
effect(() => {
  const now = question.value;
  if (now !== watched) run.stop();
  watched = now;
});
