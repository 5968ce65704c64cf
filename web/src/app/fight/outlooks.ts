// Outlooks: the figures of an option under each answer that the other side may give; the answer that the engine puts in
// front comes first.
import type { OddsFigure, OptionOdds, Text } from '#engine';
import { shownOdds } from './odds.ts';

/** Figures of an option under one answer of the other side; `answer` undefined: the other side has no choice. */
interface Outlook {
  answer: Text | undefined;
  figures: readonly OddsFigure[];
}

/**
 * Outlooks of an option. The first one is under the same answer all through a fight, so that two numbers in one place
 * have one meaning.
 */
export function outlooks({ answers, figures }: OptionOdds): Outlook[] {
  if (!answers) return [{ answer: undefined, figures }];
  const others = answers.map((one): Outlook => ({ answer: one.name, figures: one.figures }));
  return [{ answer: shownOdds.value?.under, figures }, ...others];
}
