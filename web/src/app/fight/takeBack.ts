// Takes back the last decision of a fight by hand, so that dice once seen don't come again.
import type { Decided } from '#engine';
import type { PlayState } from './playState.ts';

const marker = /^reroll (\d+)$/;

/**
 * The course rewound to decision `at`. A marker "reroll n", with the fight's next number, leads the generator on to
 * other dice; written dice that were seen after the decision fall away, and so does the consent to it. `fought`: the
 * decisions of the fight as it was fought.
 */
export function takenBack(course: PlayState, at: number, fought: readonly Decided[]): PlayState {
  const { rolls, decisions = [] } = course;
  const used = decisions.map((one) => Number(marker.exec(one)?.[1] ?? 0));
  const rolled = fought.find(({ i }) => i === at)?.rolls;
  const kept = decisions.slice(0, at);
  if (kept.at(-1) === 'consent') kept.pop();
  return {
    ...course,
    ...(rolls && { rolls: rolls.slice(0, rolled) }),
    decisions: [...kept, `reroll ${1 + Math.max(0, ...used)}`],
  };
}
