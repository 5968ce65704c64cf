// Takes back the last decision of a fight by hand, so that dice once seen don't come again.
import type { Decided } from '#engine';
import { type PlayState, lastByHand } from './playState.ts';

const marker = /^reroll (\d+)$/;
/** Number of the rewind that a decision is; 0: it is none. */
export const rewindIn = (decision = ''): number => Number(marker.exec(decision)?.[1] ?? 0);

/**
 * The course rewound to decision `at`. A marker "reroll n", with the fight's next number, leads the generator on to
 * other dice; written dice that were seen after the decision fall away, and so does the consent to it. `fought`: the
 * decisions of the fight as it was fought.
 */
export function takenBack(course: PlayState, at: number, fought: readonly Decided[]): PlayState {
  const { rolls, decisions = [] } = course;
  const used = decisions.map(rewindIn);
  const rolled = fought.find(({ i }) => i === at)?.rolls;
  const kept = decisions.slice(0, at);
  if (kept.at(-1) === 'consent') kept.pop();
  return {
    ...course,
    ...(rolls && { rolls: rolls.slice(0, rolled) }),
    decisions: [...kept, `reroll ${1 + Math.max(0, ...used)}`],
  };
}

/**
 * Where the decision began that was taken last by hand: of a skill and what it was paid with, where nothing was seen between,
 * the skill. While the next step of it is still asked (`asked`: by so many events), the last step alone.
 */
export function lastWhole(fought: readonly Decided[], asked: number): number | null {
  const at = lastByHand(fought);
  // A step that was taken back stands between those that were not.
  const decisions = fought.filter(({ rewind }) => rewind === undefined);
  let k = decisions.findIndex(({ i }) => i === at);
  const last = decisions[k];
  if (!last || last.event === asked) return at;
  for (;;) {
    const [before, here] = [decisions[k - 1], decisions[k]];
    const leads =
      before?.by === 'hand' &&
      before.event === last.event &&
      before.side === last.side &&
      before.member === last.member &&
      before.i !== undefined &&
      before.option !== undefined &&
      !closing.test(before.option.id);
    // Steps of one kind, and the one of another kind that led to them.
    if (!leads || here?.point !== last.point) return decisions[k]?.i ?? at;
    k--;
  }
}
/** Nothing follows from these: what comes behind one is another decision. */
const closing = /^(?:pass|none|stop)$/;

/** Presses that took several decisions, as one for three members: index of the first of them, and all their ids. */
const presses: { from: number; ids: readonly string[] }[] = [];

/** Remembers that one press takes all of these after the decisions of `course`, so that they are taken back as one. */
export function tellPress({ decisions = [] }: PlayState, ids: readonly string[]): void {
  if (ids.length > 1) presses.push({ from: decisions.length, ids });
}

/** The first decision of the press that took decision `at`; `at` itself if the press took no other. */
export function pressOf({ decisions = [] }: PlayState, at: number): number {
  const whole = presses.findLast(
    ({ from, ids }) =>
      from <= at && at < from + ids.length && ids.every((id, k) => decisions[from + k] === id),
  );
  return whole?.from ?? at;
}
