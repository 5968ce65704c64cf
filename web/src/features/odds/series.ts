// The state of the series on the page: what the user wishes, the question, the result; and the function that fights
// it.
import { computed, effect, signal } from '@preact/signals';
import type { FightRange } from '#analysis';
import type { Match } from '#engine';
import { client, setup } from '../../app/fight/match.ts';
import { live } from '../../app/fight/stage.ts';
import { part, screen, tell } from '../../app/view.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { words } from '../../i18n/index.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { address } from '../../app/share.ts';
import { oddsWords } from './words.ts';
import type { Setup } from '../../app/sheet/build.ts';
import { pool } from '../../app/pool.ts';
import { keep, kept } from '../../app/settings.ts';
import { EngineBroke } from '../../engine/errors.ts';
import { type Failure, Run } from '../../engine/run.ts';
import { type SeriesJoined, type Wish, askedMatch, fightSeries, question } from '../../app/series.ts';
import { fightsIn } from '../../engine/longQuestion.ts';

/** Copies a link that opens this screen with the match set up, before any fight. */
export async function copyLink(match: Match): Promise<void> {
  const link = await client()?.link(match, true);
  if (!link) return;
  const url = address(siteRoot.href, match.system, `${link.fragment}.o`, null);
  tell((await toClipboard(url)) ? oddsWords.value.linkCopied : words.value.notCopied);
}

/** Most fights of a series. */
const mostFights = 1_000_000;

function keptWish(): Wish {
  const [fights = 0, width = 0] = (kept('odds') ?? '').split(' ').map(Number);
  const legal =
    Number.isInteger(fights) && fights >= 1 && fights <= mostFights && Number.isInteger(width) && width >= 0;
  return legal ? { fights, width } : { fights: 10_000, width: 0 };
}
export const wish = signal<Wish>(keptWish());
export function wishFor(next: Partial<Wish>): void {
  const now = (wish.value = { ...wish.value, ...next });
  keep('odds', `${now.fights} ${now.width}`);
}

export interface SeriesResult {
  /** The match that was asked, also as JSON, and the names of its sides. */
  match: Match;
  text: string;
  names: readonly [string, string];
  sum: SeriesJoined;
}
export const result = signal<SeriesResult | null>(null);
/** Whether the sheets, the seed or the controllers have changed since the result. */
export const stale = computed(() => result.value !== null && result.value.text !== question.value);
export const run = new Run();
/** Whether the screen was opened by a button that asks for the odds: the series starts at once then. */
export const asksAtOnce = computed(() => screen.value === 'odds' && part.value === 'asked');

/** The fights over which the engine crashed, and their match; null: it broke off otherwise. */
export function crashOf({ error }: Failure): { match: Match; from: number; to: number } | null {
  if (!(error instanceof EngineBroke) || error.question.call !== 'part') return null;
  const { match } = JSON.parse(error.question.request) as { match: Match };
  const [first] = JSON.parse(error.question.ranges) as FightRange[];
  return first ? { match, from: first[0], to: first[1] - 1 } : null;
}

const namesOf = ({ sides: [a, b] }: Setup): [string, string] => [a.name, b.name];

/** What is fought already of the same question; nothing if the wish is for fewer fights. */
function knownOf(text: string, { fights }: Wish) {
  const before = result.value;
  return before?.text === text && before.sum.report.fights < fights ? before.sum.part : null;
}

/** How many fights the wished width will probably take: the width falls with the square root of the fights. */
function expected({ report }: SeriesJoined, { fights, width }: Wish): number {
  if (width === 0) return fights;
  const widest = Math.max(...Object.values(report.results).map(({ share }) => share.high - share.low));
  return Math.min(fights, Math.max(report.fights, Math.round(report.fights * (widest / width) ** 2)));
}

/** Fights the series; one that was stopped, or is to be longer, goes on from its parts. */
export async function fight(): Promise<void> {
  const [now, match, text] = [setup.value, askedMatch.value, question.value];
  if (!now || !match) return;
  const wanted = wish.value;
  const known = knownOf(text, wanted);
  const had = fightsIn(known?.ranges ?? []);
  if (had === 0) result.value = null;
  await run.start(
    wanted.fights,
    (signal, step) =>
      fightSeries(
        pool(),
        text,
        wanted,
        known,
        {
          done: step,
          joined(sum) {
            result.value = { match, text, names: namesOf(now), sum };
            run.of.value = expected(sum, wanted);
          },
        },
        signal,
      ),
    had,
  );
}

/** Whether a computer thinks in the fights of a series. */
export const isSlow = (match: string): boolean => match.includes('"search ');

// A running series stops when its match is no longer on the page.
let watched = question.peek();
effect(() => {
  const now = question.value;
  if (now !== watched) run.stop();
  watched = now;
});
// Nor does it take the machine from a fight by hand that the reader goes back to; it can be gone on with.
effect(() => {
  if (live.value && screen.value === 'match') run.stop();
});
