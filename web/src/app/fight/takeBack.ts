// Takes the last decision of a fight by hand back: the dice that were seen behind it do not come again.
import type { Decided } from '#engine';
import type { PlayState } from './playState.ts';

const marker = /^reroll (\d+)$/;

/**
 * Back to the place of decision `at`. The dice that were seen there are not to come again: a marker, the
 * next of its fight, leads on to others, and written ones behind it fall away. The consent to a decision goes with
 * it. `fought`: the decisions as they were fought.
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
