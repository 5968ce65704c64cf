// What a side's card is called.
import type { Side } from '../../app/build.ts';
import { report, setup } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { marks } from '../../app/sides.ts';
import { pictureWords } from './words.ts';

/** As it is written on its sheet; who has no name is called as in the fight. */
export function nameOn(side: Side): string {
  return setup.value?.[side].name || (report.value ? nameOf(report.value, side) : '');
}

export const cardCalled = (side: Side) => pictureWords.value.ofCard(marks[side], nameOn(side));
