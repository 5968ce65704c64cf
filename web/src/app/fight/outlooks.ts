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

const meanOf = (figures: readonly OddsFigure[]): number | null => {
  const mean = figures.find((one) => 'value' in one);
  return mean && 'value' in mean ? mean.value : null;
};

/** Whether the mean under the best answers is less than that under each of them, as far as a reader sees (one decimal). */
export function isLess({ figures, answers = [] }: OptionOdds): boolean {
  const [lead, under] = [meanOf(figures), answers.flatMap((one) => meanOf(one.figures) ?? [])];
  return lead !== null && under.length > 0 && Math.min(...under) - lead > 0.05;
}
