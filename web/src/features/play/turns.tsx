// Turns by hand: takes a turn, tells its result and brings the card of the next choice into view; takes a
// decision back; begins the same fight again.
import { effect } from '@preact/signals';
import { lazy } from '../../components/lazy.tsx';
import type { SideId } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { alone, curtain } from '../../app/fight/record.ts';
import { fightWith, goOn, playState, report } from '../../app/fight/match.ts';
import { playFirst, skipNews, tellTurn } from '../../app/correspondence/news.ts';
import { dialog, onPhone, spoken, tell } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { lastWhole, pressOf, takenBack } from '../../app/fight/takeBack.ts';
import { setAside, wish } from '../../app/fight/guard.ts';
import { newSeed } from '../../app/fight/playState.ts';
import { stage, tellStage } from '../../app/fight/stage.ts';
import { cancelled } from '../../app/correspondence/anew.ts';
import { mayBeSent, myself, playAs, takesBack } from '../../app/correspondence/correspondence.ts';
import { decider, handOver, handing, holdFor, letGo, takeForced } from './handing.ts';
import { ByHand } from './Play.tsx';
import { askAgain } from './question/Standing.tsx';
import { questionWords } from './question/words.ts';

/**
 * Index of the first line since the last decision by hand, which is new to the player who took it; of a fight
 * with secrets, since the last one of the viewer's side. null: nobody has decided by hand.
 */
export function newsFrom({ decisions, viewer }: Pick<Fight, 'decisions' | 'viewer'>): number | null {
  return decisions.findLast(({ by, side }) => by === 'hand' && (!viewer || side === viewer))?.event ?? null;
}

/** Tones of the lines that a listener must hear. */
const weigh = new Set<FightEvent['tone']>(['use', 'hit', 'fire', 'gone', 'end']);

/**
 * Text for screen readers after a turn: the important lines since the last decision by hand, then who decides
 * or who won.
 */
export function newsSpoken(fight: Fight): string {
  const said = plainText(fight.headline);
  const byHand = fight.decisions.some(({ by }) => by === 'hand');
  const lines = byHand ? fight.events.slice(newsFrom(fight) ?? 0) : [];
  const heard = lines.filter(({ tone }) => weigh.has(tone)).map(({ text }) => plainText(text));
  return heard.at(-1)?.includes(said) ? heard.join(' ') : [...heard, said].join(' ');
}

/** Heading of the card of the pending choice or of the end of a fight by hand; without a card, the verdict. */
function place(): HTMLElement | null {
  return document.getElementById('waiting') ?? document.getElementById('verdict');
}

/**
 * Moves the focus to the card and brings it into view: on a phone at the top, elsewhere only if it is out of
 * sight.
 */
export function toChoice(): void {
  const heading = place();
  const card = heading?.closest('section');
  if (!heading || !card) return;
  heading.tabIndex = -1;
  // While the result of a turn is told, the button that goes on has the focus.
  (document.getElementById('goes-on') ?? heading).focus({ preventScroll: true });
  card.scrollIntoView({ block: onPhone() ? 'start' : 'nearest' });
}

/** Whether a line tells `me` more than what they have just chosen: what came of it, or what others did about it. */
export const tellsMore = (
  { bookkeeping, tone, dice, side }: Pick<FightEvent, 'bookkeeping' | 'tone' | 'dice' | 'side'>,
  me: SideId,
): boolean => !bookkeeping && (dice !== undefined || (tone === 'use' ? side !== me : !!tone || side === me));

/**
 * Takes a turn, tells its result line by line, and leads to the next choice. Of two at one screen the one who took it sees that, and
 * gives the screen up after it.
 */
export async function turnTaken(turn: () => Promise<unknown>): Promise<void> {
  const me = decider();
  const asked = report.peek()?.pending?.side;
  const before = report.peek()?.events.length ?? 0;
  /** Whether nothing was told but what `side` has just chosen. */
  const tellsNothing = (side: SideId, { events }: Fight) =>
    !events.slice(before).some((line) => tellsMore(line, side));
  if (me === null) {
    await led(() => tellTurn(turn));
    const after = report.peek();
    // The next step of a decision is asked at once.
    if (asked && after?.pending?.side === asked && tellsNothing(asked, after)) skipNews();
    return;
  }
  holdFor(me);
  await led(() =>
    tellTurn(async () => {
      await turn();
      await takeForced(me);
    }),
  );
  const after = report.peek();
  if (handing.peek() !== me) return;
  const ends = !after?.pending || after.pending.side === me;
  if (ends) letGo();
  if (!after?.pending || !tellsNothing(me, after)) return;
  // What comes to something later, such as an attack that is still to be answered, has nothing to be seen yet.
  skipNews();
  if (!ends) await handOver();
}

/** Changes the fight by `turn`, then leads to the next choice and speaks the result for screen readers, after `first`. */
async function led(turn: () => Promise<unknown>, first = ''): Promise<void> {
  const before = report.peek();
  // The card's script is fetched meanwhile; if it can't be had, its place says so.
  await Promise.all([turn(), ByHand.fetch().catch(() => undefined)]);
  const after = report.peek();
  if (!after || after === before) return;
  // The card is drawn with the next frame. Whoever builds goes on where they are.
  if (stage.peek() !== 'build') requestAnimationFrame(toChoice);
  // Nothing is spoken behind the curtain, nor while the computer thinks, since more is to come.
  if (curtain.peek()) return;
  if (!after.pending || after.pending.by === 'hand') spoken.value = first + newsSpoken(after);
}

// 一手戻す takes a decision back at once for one player; of two at one screen both are asked first, and so is who plays by
// links and has sent the decision.

const AskBack = lazy(async () => (await import('./AskBack.tsx')).AskBack);

// That one player plays both sides was said of one fight only.
effect(() => {
  const fight = report.value;
  if (fight && (fight.outcome || !fight.controllers.every((one) => one === 'hand'))) alone.value = false;
});

/** Index of the first decision of the last press; null: nothing can be taken back. */
function lastPress(): number | null {
  const fight = report.peek();
  const at = lastWhole(fight?.decisions ?? [], fight?.events.length ?? 0);
  return at === null ? null : pressOf(playState.peek(), at);
}

/** Takes back the last decision by hand with all its steps; the dice seen since don't come again. */
export function takeBack(): void {
  const fought = report.peek()?.decisions ?? [];
  const at = lastPress();
  if (at === null) return;
  // Standing answers that were given with what is taken back end with it.
  askAgain(at);
  const course = playState.peek();
  if (myself.peek()) takesBack(at);
  skipNews();
  letGo();
  const said = questionWords.value.takenBack;
  void led(async () => {
    await goOn(takenBack(course, at, fought));
    tell(said);
  }, said);
}

/** Begins the same fight again with other dice. `swapped`: the two controllers change sides. */
export function playAgain(swapped: boolean): void {
  letGo();
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

/** Sets a fight by links aside, where it is kept, and asks whom to play anew. */
export function playNew(): void {
  wish.value = {
    builds: true,
    done: () => undefined,
    deed: () => {
      tellStage({ is: 'asked', stage: 'play' });
      return Promise.resolve();
    },
  };
  void setAside(true);
}

/** Takes back at once, and asks nobody any more in this fight: one player plays both sides. */
export function beAlone(): void {
  alone.value = true;
  takeBack();
}

/** Takes back the last decision; asks first where it is not the reader's alone. */
export function askBack(): void {
  if (cancelled.peek()) return;
  const fight = report.peek();
  const both = fight?.controllers.every((one) => one === 'hand') && !alone.value && !myself.peek();
  const at = lastPress();
  if (both || (at !== null && mayBeSent(at))) dialog.value = { kind: 'own', draw: () => <AskBack /> };
  else takeBack();
}
