// Turns by hand: the card of a choice comes into view, what came of the last turn is told, and one is taken back.
import { effect } from '@preact/signals';
import { lazy } from '../../components/lazy.tsx';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { alone, curtain } from '../../app/fight/record.ts';
import { fightWith, goOn, playState, report } from '../../app/fight/match.ts';
import { playFirst, skipNews, tellTurn } from '../../app/correspondence/news.ts';
import { dialog, onPhone, spoken } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { lastWhole, takenBack } from '../../app/fight/takeBack.ts';
import { newSeed } from '../../app/fight/playState.ts';
import { stage, tellStage } from '../../app/fight/stage.ts';
import { myself, playAs } from '../../app/correspondence/correspondence.ts';
import { ByHand } from './Play.tsx';
import { askAgain } from './question/Standing.tsx';

/** Index of the first line that is new to whoever decided last by hand, where one looks to that one; null: of none yet. */
export function newsFrom({ decisions, viewer }: Pick<Fight, 'decisions' | 'viewer'>): number | null {
  return decisions.findLast(({ by, side }) => by === 'hand' && (!viewer || side === viewer))?.event ?? null;
}

const weigh = new Set<FightEvent['tone']>(['use', 'hit', 'fire', 'gone', 'end']);

/** The lines that weigh since a decision by hand, and who decides now or who won. */
export function newsSpoken(fight: Fight): string {
  const said = plainText(fight.headline);
  const byHand = fight.decisions.some(({ by }) => by === 'hand');
  const lines = byHand ? fight.events.slice(newsFrom(fight) ?? 0) : [];
  const heard = lines.filter(({ tone }) => weigh.has(tone)).map(({ text }) => plainText(text));
  return heard.at(-1)?.includes(said) ? heard.join(' ') : [...heard, said].join(' ');
}

/** The card of a pending choice, or of the end of a fight by hand, or else the verdict. */
function place(): HTMLElement | null {
  return document.getElementById('waiting') ?? document.getElementById('verdict');
}

/** Shows it where it stands after every turn: on a phone at the top, elsewhere only if it is out of sight. */
export function toChoice(): void {
  const heading = place();
  const card = heading?.closest('section');
  if (!heading || !card) return;
  heading.tabIndex = -1;
  // While what came of the turn is told, one key skips it.
  (document.getElementById('skip-telling') ?? heading).focus({ preventScroll: true });
  card.scrollIntoView({ block: onPhone() ? 'start' : 'nearest' });
}

/** Does what takes the fight on, tells what came of it, and leads to what waits. */
export async function turnTaken(turn: () => Promise<unknown>): Promise<void> {
  await led(() => tellTurn(turn));
}

/** Does what changes where the fight waits, then leads to the question there and says what a listener would miss. */
async function led(turn: () => Promise<unknown>): Promise<void> {
  const before = report.peek();
  // The card is there when the turn is over; what can't be had says so where it would stand.
  await Promise.all([turn(), ByHand.fetch().catch(() => undefined)]);
  const after = report.peek();
  if (!after || after === before) return;
  // Drawn with the next frame; who builds goes on where they are.
  if (stage.peek() !== 'build') requestAnimationFrame(toChoice);
  // While the computer thinks there is more to come; behind the curtain nothing is said.
  if (curtain.peek()) return;
  if (!after.pending || after.pending.by === 'hand') spoken.value = newsSpoken(after);
}

// 一手戻す: alone or against the computer at once; two at one device are both asked.

const AskBack = lazy(async () => (await import('./AskBack.tsx')).AskBack);

// Whoever plays both sides has said so of this fight only.
effect(() => {
  const fight = report.value;
  if (fight && (fight.outcome || !fight.controllers.every((one) => one === 'hand'))) alone.value = false;
});

export function takeBack(): void {
  // What would go by itself is asked again.
  askAgain();
  const fought = report.peek()?.decisions ?? [];
  const at = lastWhole(fought, report.peek()?.events.length ?? 0);
  if (at === null) return;
  const course = playState.peek();
  skipNews();
  void led(() => goOn(takenBack(course, at, fought)));
}

/** The same two with other dice, from the beginning. `swapped`: whoever played the one plays the other. */
export function playAgain(swapped: boolean): void {
  const me = myself.peek();
  const [a = 'hand', b = 'hand'] = playState.peek().controllers ?? report.peek()?.controllers ?? [];
  const controllers = swapped ? ([b, a] as const) : ([a, b] as const);
  void led(async () => {
    if (!(await fightWith({ seed: newSeed(), controllers: [...controllers] }))) return;
    if (me) playAs(swapped === (me === 'A') ? 'B' : 'A');
    tellStage({ is: 'asked', stage: 'play' });
    playFirst(0);
  });
}

export function beAlone(): void {
  alone.value = true;
  takeBack();
}

export function askBack(): void {
  const both = report.peek()?.controllers.every((one) => one === 'hand') && !alone.value;
  if (both) dialog.value = { kind: 'own', draw: () => <AskBack /> };
  else takeBack();
}
