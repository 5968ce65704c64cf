// What a side's card is called, and everybody on a picture without names.
import type { Side } from '../../app/build.ts';
import { client, fought, matchOf, report, setup } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { nameless } from '../../app/share.ts';
import { marks } from '../../app/sides.ts';
import { plainText } from '../../engine/plainText.ts';
import { pictureWords } from './words.ts';

/** As it is written on its sheet; who has no name is called as in the fight. */
export function nameOn(side: Side): string {
  return setup.value?.[side].name || (report.value ? nameOf(report.value, side) : '');
}

export const cardCalled = (side: Side) => pictureWords.value.ofCard(marks[side], nameOn(side));

export interface Names {
  /** What stands in a name's place; none: the names themselves stand. */
  called: ReadonlyMap<string, string>;
  /** The result, in a sentence. */
  headline: string;
}

/** As a link tells the fight that hides them. */
export async function withoutNames(): Promise<Names> {
  const [engine, now, fight] = [client(), fought.peek(), report.peek()];
  if (!engine || !now || !fight) throw new Error('there is no fight');
  const other = await nameless(engine, matchOf(now), fight.lang);
  const called = new Map<string, string>();
  for (const side of [0, 1] as const) {
    fight.members?.[side].forEach((name, at) => called.set(name, other.members?.[side][at] ?? ''));
    called.set(nameOf(fight, side), nameOf(other, side));
  }
  called.delete('');
  return { called, headline: plainText(other.headline) };
}
