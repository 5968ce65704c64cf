// Changes who decides for a side: in a running fight from the next decision on, else by a fight from the beginning.
import type { Build, Controller, Decided, FormField } from '#engine';
import { correspondence, playAs, say, toCard } from '../../../app/correspondence/correspondence.ts';
import { playFirst } from '../../../app/correspondence/news.ts';
import { type Side, other } from '../../../app/sheet/build.ts';
import { type Search, keepLevel, lastLevel, levels, searches } from '../../../app/fight/level.ts';
import {
  goOn,
  playState,
  problems,
  replace,
  report,
  setup,
  stale,
  system,
} from '../../../app/fight/match.ts';
import { type PlayState, controllersOf, newSeed } from '../../../app/fight/playState.ts';
import { last, seek } from '../../../app/fight/replay.ts';
import { firstSeed } from '../../../engine/protocol.ts';
import { ownSide, tacticians, tellStage } from '../../../app/fight/stage.ts';
import { follow } from '../../../app/fight/tacticians.ts';
import { revealProblems } from '../../../app/sight.ts';
import { front, tell } from '../../../app/view.ts';
import { words } from '../../../i18n/index.ts';
import { askSeat } from './AskSeat.tsx';
import type { Seat } from './seats.ts';
import { sideIds } from '../../../app/sheet/names.ts';

/** Leads to the card that asks who is to play, with the focus on the level that was played last: Enter begins. */
export function askWhom(): void {
  (document.activeElement as HTMLElement | null)?.blur();
  tellStage({ is: 'asked', stage: 'play' });
  document.querySelector<HTMLElement>('[data-last]')?.focus();
}

/** The controllers a and b, with `by` for this side. */
const both = (a: Controller, b: Controller, side: Side, by: Controller): [Controller, Controller] =>
  side === 0 ? [by, b] : [a, by];

/** The build with the first preset tactic, if a tactic is to decide for it and it has none. */
function withTactic(build: Build, by: Controller): Build {
  const field = system
    .peek()
    ?.form.fields.find((one): one is Extract<FormField, { type: 'tactic' }> => one.type === 'tactic');
  const first = field?.presets[0];
  if (by !== 'plans' || !field || !first || build[field.key]) return build;
  return { ...build, [field.key]: first.id };
}

/**
 * Fights the two sides from the beginning under these controllers. false: nothing was changed, because a
 * sheet has problems (the page then shows them) or because the reader refused.
 */
async function begin(controllers: [Controller, Controller], seed: string | undefined): Promise<boolean> {
  const now = setup.peek();
  if (!now) return false;
  follow([]);
  // A build against the rules can't fight: its sheet shows the problems.
  if (stale.peek()) {
    tellStage({ is: 'asked', stage: 'build' });
    const side = problems.peek()[0].length > 0 ? 0 : 1;
    front.value = side;
    tell(words.value.cannotFight);
    revealProblems(side);
    return false;
  }
  const [a, b] = now.sides;
  const sides = [withTactic(a, controllers[0]), withTactic(b, controllers[1])] as const;
  const course = { ...(seed !== undefined && { seed }), controllers };
  return replace({ sides, settings: now.settings, course, variants: now.variants });
}

/**
 * The course of a running fight under other controllers, which decide from the next decision on. Decisions of
 * plans, which no record holds, are written down for a side that its plans no longer play. null: the fight
 * can't go on so, because plans would make anew what somebody else decided, or because a decision is secret.
 * `fought`: the decisions as they were fought.
 */
function takenOver(
  course: PlayState,
  controllers: readonly [Controller, Controller],
  fought: readonly Decided[],
): PlayState | null {
  const written = course.decisions ?? [];
  const decisions: string[] = [];
  for (const { i, side, option } of fought) {
    const plans = controllers[side === 'A' ? 0 : 1] === 'plans';
    if (i === undefined) {
      if (plans) continue;
      if (!option) return null;
      decisions.push(option.id);
      continue;
    }
    const word = written[i];
    if (word === undefined || plans) return null;
    decisions.push(word);
  }
  return { ...course, controllers: [...controllers], ...(decisions.length > 0 && { decisions }) };
}

/** The first result of `make` that isn't null; null if all are. */
function firstOf<From, To>(all: readonly From[], make: (one: From) => To | null): To | null {
  for (const one of all) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
}

/**
 * Sets the controllers, of which the reader chose one side's. A running fight goes on; one that is over, or
 * can't go on so, begins anew. false: refused.
 */
async function seatBoth(controllers: [Controller, Controller], chosen: Side): Promise<boolean> {
  const fight = report.peek();
  if (!fight) return false;
  // Where two players sit down one after the other, the page has shown the first one's hand of cards while
  // the second player could look on: they get other cards.
  const hands = controllers.every((by) => by === 'hand');
  if (fight.viewer && hands && !fight.decisions.some(({ by }) => by === 'hand')) {
    return begin(controllers, newSeed());
  }
  const course = playState.peek();
  // In the engine plans can't take over a side that has decisions in the record: they would make them anew.
  // So the page asks the tactic for each decision, and the engine is told a computer opponent
  // (app/fight/tacticians). The ways are tried in turn; in the last one the other side, whose decisions may
  // come from a thread, is played by hand.
  const [was, other] = [fight.controllers[chosen], controllers[chosen === 0 ? 1 : 0]];
  const byTactic = controllers[chosen] === 'plans';
  const computer = searches.find((one) => one === was) ?? levels.peek()[0] ?? 'hand';
  const own = byTactic ? computer : controllers[chosen];
  const ways = [controllers, both(other, other, chosen, own), both('hand', 'hand', chosen, own)];
  const on = fight.pending && firstOf(ways, (by) => takenOver(course, by, fight.decisions));
  const rest = tacticians.peek().filter((one) => one !== chosen);
  const asked = on?.controllers?.[chosen] !== 'plans' && byTactic && on ? [...rest, chosen] : rest;
  follow(asked);
  if (!on) {
    const { seed = firstSeed } = course;
    // The sample's dice and cards may have been watched already: a reader who sits down to play gets others.
    const known = seed === firstSeed && !fight.controllers.includes('hand') && controllers.includes('hand');
    return begin(controllers, known ? newSeed() : course.seed);
  }
  await goOn(on);
  return true;
}

/**
 * Leads to the question that the reader is to answer. `me`: the one side that the reader plays; null: both,
 * or the only one by hand. `begun`: the fight has just begun, so that its first lines are told.
 */
async function playBySide(me: 'A' | 'B' | null, begun = false): Promise<void> {
  tellStage({ is: 'asked', stage: 'play' });
  if (me) playAs(me);
  else if (correspondence.peek()?.me && ownSide.peek()) await say('both');
  if (begun) playFirst(0);
  toCard();
}

/** Puts `to` on the seat of a side. false: the change was refused, and the seats are as before. */
export async function sit(side: Side, to: Seat): Promise<boolean> {
  const [a, b] = controllersOf(playState.peek(), report.peek()?.controllers ?? []);
  const by = to === 'friend' ? 'hand' : to;
  const level = searches.find((one) => one === to);
  if (level) keepLevel(level);
  const was = ownSide.peek();
  // Whoever takes the friend's seat sees what is secret to that side, and leaves the links.
  const takes = was !== null && was !== sideIds[side] && to !== 'friend';
  if (takes && report.peek()?.decisions.some(({ by }) => by === 'hand') && !(await askSeat(side)))
    return false;
  let controllers = both(a, b, side, by);
  // The reader plays the other side against the friend.
  if (to === 'friend') controllers = both(...controllers, other(side), 'hand');
  if (!(await seatBoth(controllers, side))) return false;
  if (to === 'friend') await playBySide(sideIds[other(side)]);
  else if (was || to === 'hand') await playBySide(null);
  return true;
}

/** Begins a fight of ▲ by hand against the computer, with other dice. */
export async function playComputer(level: Search = lastLevel()): Promise<void> {
  keepLevel(level);
  if (await begin(['hand', level], newSeed())) await playBySide(null, true);
}

/** Leads to the pending question of the running fight. */
export function toQuestion(): void {
  tellStage({ is: 'asked', stage: 'play' });
  seek(last.peek());
  toCard();
}

/**
 * Begins a fight with both sides by hand, with other dice. `apart`: by links, and the reader plays ▲; else at
 * this screen.
 */
export async function playTogether(apart: boolean): Promise<void> {
  if (await begin(['hand', 'hand'], newSeed())) await playBySide(apart ? 'A' : null, true);
}
