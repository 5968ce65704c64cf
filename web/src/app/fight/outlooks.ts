// What comes of an option under each answer that the other side may give, in the order in which a reader is best told.
import type { Odds, OddsFigure, OptionOdds, Text } from '#engine';
import { slight } from './figures.ts';
import { shownOdds } from './odds.ts';

/** What comes of an option; under which answer of the other side, where that is open. */
interface Outlook {
  answer: Text | undefined;
  figures: readonly OddsFigure[];
}

/** Whatever is chosen, the best answer lets next to nothing through: that says nothing of what to choose. */
const isVain = ({ options }: Odds): boolean =>
  options.every(
    ({ answers, figures: [one] }) =>
      !answers || (one !== undefined && 'chance' in one && one.chance < slight),
  );

/** What is known of an option under each answer, first that by which options are best told apart. */
export function outlooks(of: OptionOdds): Outlook[] {
  const { answers, figures } = of;
  if (!answers) return [{ answer: undefined, figures }];
  const now = shownOdds.value;
  const best: Outlook = { answer: now?.best, figures };
  const [next, ...others] = answers.map((one): Outlook => ({ answer: one.name, figures: one.figures }));
  return next && now && isVain(now) ? [next, best, ...others] : [best, ...(next ? [next] : []), ...others];
}
