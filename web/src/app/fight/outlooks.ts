// Outlooks: the figures of an option under each answer that the other side may give, in the order that tells a reader
// most.
import type { Odds, OddsFigure, OptionOdds, Text } from '#engine';
import { slight } from './figures.ts';
import { shownOdds } from './odds.ts';

/** Figures of an option under one answer of the other side; `answer` undefined: the other side has no choice. */
interface Outlook {
  answer: Text | undefined;
  figures: readonly OddsFigure[];
}

/** Whether the best answer makes every option's first chance slight: then it says nothing of which option to choose. */
const isVain = ({ options }: Odds): boolean =>
  options.every(
    ({ answers, figures: [one] }) =>
      !answers || (one !== undefined && 'chance' in one && one.chance < slight),
  );

/** Outlooks of an option. The best answer stands first, unless it tells no options apart. */
export function outlooks(of: OptionOdds): Outlook[] {
  const { answers, figures } = of;
  if (!answers) return [{ answer: undefined, figures }];
  const now = shownOdds.value;
  const best: Outlook = { answer: now?.best, figures };
  const [next, ...others] = answers.map((one): Outlook => ({ answer: one.name, figures: one.figures }));
  return next && now && isVain(now) ? [next, best, ...others] : [best, ...(next ? [next] : []), ...others];
}
