// Sets somebody to decide for a side: from the next decision on where the fight goes on, and else from its beginning.
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
import type { Seat } from './seats.ts';
import { sideIds } from '../../../app/sheet/names.ts';

const both = (a: Controller, b: Controller, side: Side, by: Controller): [Controller, Controller] =>
  side === 0 ? [by, b] : [a, by];

/** A side that is to be decided by a tactic is given the first one where it has none. */
function withTactic(build: Build, by: Controller): Build {
  const field = system
    .peek()
    ?.form.fields.find((one): one is Extract<FormField, { type: 'tactic' }> => one.type === 'tactic');
  const first = field?.presets[0];
  if (by !== 'plans' || !field || !first || build[field.key]) return build;
  return { ...build, [field.key]: first.id };
}

/** The two from their beginning, with these to decide. */
async function begin(controllers: [Controller, Controller], seed: string | undefined): Promise<boolean> {
  const now = setup.peek();
  if (!now) return false;
  follow([]);
  // What is against the rules can't fight: the sheets say what it is.
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
 * The course of a fight that goes on, under others who decide from the next decision on. What plans decided until now for a side
 * that has none any more is written down; null: such a fight can't go on so, because plans would decide anew what others
 * have, or what was decided is a secret. `fought`: the decisions as they were fought.
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

/** What is made of the first that anything can be made of. */
function firstOf<From, To>(all: readonly From[], make: (one: From) => To | null): To | null {
  for (const one of all) {
    const made = make(one);
    if (made !== null) return made;
  }
  return null;
}

/** From the next decision on where the fight goes on, and from its beginning where it is over. */
async function seatBoth(controllers: [Controller, Controller], chosen: Side): Promise<boolean> {
  const fight = report.peek();
  if (!fight) return false;
  // Of two who sit down one after the other the first would have seen a hand with the other beside them: they get other cards.
  const hands = controllers.every((by) => by === 'hand');
  if (fight.viewer && hands && !fight.decisions.some(({ by }) => by === 'hand')) {
    return begin(controllers, newSeed());
  }
  const course = playState.peek();
  // A side whose decisions stand already can't be decided by plans in the engine, which would decide them anew. A tactic that is
  // to take over is asked here, in the place of a computer; the other side, as a thread tells it, is played by hand.
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
    // The sample has been watched, its dice and cards are known: who sits down to play gets others.
    const known = seed === firstSeed && !fight.controllers.includes('hand') && controllers.includes('hand');
    return begin(controllers, known ? newSeed() : course.seed);
  }
  await goOn(on);
  return true;
}

/** At the question, which the reader is to answer; `me`: the side that is theirs alone. `begun`: nothing of it has been seen. */
async function playBySide(me: 'A' | 'B' | null, begun = false): Promise<void> {
  tellStage({ is: 'asked', stage: 'play' });
  if (me) playAs(me);
  else if (correspondence.peek()?.me && ownSide.peek()) await say('both');
  if (begun) playFirst(0);
  toCard();
}

/** False: the reader would not have it, and who decides is as before. */
export async function sit(side: Side, to: Seat): Promise<boolean> {
  const [a, b] = controllersOf(playState.peek(), report.peek()?.controllers ?? []);
  const by = to === 'friend' ? 'hand' : to;
  const level = searches.find((one) => one === to);
  if (level) keepLevel(level);
  const was = ownSide.peek();
  let controllers = both(a, b, side, by);
  // Somebody is to play against the friend.
  if (to === 'friend') controllers = both(...controllers, other(side), 'hand');
  if (!(await seatBoth(controllers, side))) return false;
  if (to === 'friend') await playBySide(sideIds[other(side)]);
  else if (was || to === 'hand') await playBySide(null);
  return true;
}

/** ▲ by hand against the computer, with other dice. */
export async function playComputer(level: Search = lastLevel()): Promise<void> {
  keepLevel(level);
  if (await begin(['hand', level], newSeed())) await playBySide(null, true);
}

/** To what is asked in the fight that goes on. */
export function toQuestion(): void {
  tellStage({ is: 'asked', stage: 'play' });
  seek(last.peek());
  toCard();
}

/** Both by hand: at this screen, or the other one by links. */
export async function playTogether(apart: boolean): Promise<void> {
  if (await begin(['hand', 'hand'], newSeed())) await playBySide(apart ? 'A' : null, true);
}
