// What comes of an option under each answer that the other side may give: first the one that the engine puts in front.
import type { OddsFigure, OptionOdds, Text } from '#engine';
import { shownOdds } from './odds.ts';

/** What comes of an option; under which answer of the other side, where that is open. */
interface Outlook {
  answer: Text | undefined;
  figures: readonly OddsFigure[];
}

/** The first is under the same answer all through a fight, so that two numbers that stand in one place mean one thing. */
export function outlooks({ answers, figures }: OptionOdds): Outlook[] {
  if (!answers) return [{ answer: undefined, figures }];
  const others = answers.map((one): Outlook => ({ answer: one.name, figures: one.figures }));
  return [{ answer: shownOdds.value?.under, figures }, ...others];
}
