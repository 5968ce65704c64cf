// Where in the fight a decision stands.
import type { ReviewPoint } from '#analysis';
import type { Fight } from '../../engine/fight.ts';
import { seek } from '../../app/replay.ts';
import { revealLine } from '../../app/reveal.ts';
import { reviewWords } from './words.ts';

/** The line that follows it; what was decided last has none. */
const lineOf = (fight: Fight, { event }: ReviewPoint) => Math.min(event, fight.events.length - 1);

/** 第2ラウンド・12行 */
export function placeSaid(fight: Fight, point: ReviewPoint): string {
  const line = lineOf(fight, point);
  const round = fight.rounds.find((one) => one.round === fight.events[line]?.round);
  return reviewWords.value.place(round?.title ?? '', String(line + 1));
}

export function jump(fight: Fight, point: ReviewPoint): void {
  const line = lineOf(fight, point);
  seek(line + 1);
  revealLine(line);
}

/** Steps at which they stand. */
export const stepOf = (fight: Fight, point: ReviewPoint) => lineOf(fight, point) + 1;
