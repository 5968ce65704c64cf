// Standing answers: answers that count for later questions too. The oldest card is played, and the leftmost of equal
// panels pays, for the rest of the fight; nobody helps for the rest of an exchange; a step that settles the next question
// answers it. A question in which there is nothing to choose is answered as well.
import { signal } from '@preact/signals';
import type { Pending } from '#engine';
import { exchangeAt } from '../../../app/fight/exchange.ts';
import { playState, stale } from '../../../app/fight/match.ts';
import type { Fight } from '../../../engine/fight.ts';
import { alike } from './alike.ts';
import { onlyRefusal } from './grouping.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

/**
 * What may stand: options with the tag 'oldest' for the rest of the fight, with 'for_all' for the rest of the
 * exchange; 'leftmost', that of panels which are equal, for the rest of the fight.
 */
const marks = ['oldest', 'for_all', 'leftmost'] as const;
type MarkedAs = (typeof marks)[number];

interface Standing {
  mark: MarkedAs;
  point: string;
  option: string;
  seed: string;
  side: string;
  /** Index of the decision at which it was said; it answers later ones. */
  after: number;
  /** Index of the first event of the exchange. */
  exchange: number;
}
const standing = signal<Standing | null>(null);

/** The last decision, if its option settles the next question too, with the ids that it offered. */
const settled = signal<{ seed: string; side: string; after: number; offered: readonly string[] } | null>(
  null,
);

/**
 * Called with the taken option: remembers whether it answers the next question too, which would ask the same
 * thing again.
 */
export function letSettle(
  { options, side, i }: Pick<Pending, 'options' | 'side' | 'i'>,
  taken: string,
): void {
  const settles = options.find(({ id }) => id === taken)?.tags.includes('settles');
  settled.value = settles ? { seed: seedNow(), side, after: i, offered: options.map(({ id }) => id) } : null;
}

/** The answer, if the question right after the settling one offers nothing new; else null. */
function settledAnswer(pending: Pending): string | null {
  const said = settled.value;
  const answer = pending.options.find(({ tags }) => tags.includes('settled'));
  if (!said || !answer || said.side !== pending.side || said.seed !== seedNow()) return null;
  if (pending.i !== said.after + 1) return null;
  const known = pending.options.every((one) => one === answer || said.offered.includes(one.id));
  return known ? answer.id : null;
}

const seedNow = () => playState.value.seed ?? '0';
const exchangeOf = (fight: Fight) => exchangeAt(fight, fight.events.length);
const marked = ({ point, options }: Pick<Pending, 'point' | 'options'>, mark: MarkedAs): string | null => {
  if (mark !== 'leftmost') return options.find(({ tags }) => tags.includes(mark))?.id ?? null;
  const equal = point === 'pay' && alike({ point, options }).length === 1;
  return (equal && options[0]?.id) || null;
};

/** Id of the option that a standing answer takes; null: the player is asked. */
export function standingAnswer(fight: Fight, pending: Pending): string | null {
  const settled = settledAnswer(pending) ?? onlyRefusal(pending);
  if (settled !== null) return settled;
  const said = standing.value;
  // A standing answer counts for its own side alone.
  if (!said || said.side !== pending.side || said.seed !== seedNow() || pending.i <= said.after) return null;
  if (said.mark !== 'for_all') return marked(pending, said.mark);
  // The last member who is asked in an exchange has nobody to answer for, and so no option with the tag.
  const same = said.point === pending.point && said.exchange === exchangeOf(fight);
  return same && pending.options.some(({ id }) => id === said.option) ? said.option : null;
}

/** Lets the option with that tag stand from this question on, and returns its id; null if no option has the tag. */
export function letStand(mark: MarkedAs, fight: Fight, pending: Pending): string | null {
  const option = marked(pending, mark);
  if (option === null) return null;
  const { i: after, side, point } = pending;
  standing.value = { mark, point, option, seed: seedNow(), side, after, exchange: exchangeOf(fight) };
  return option;
}

/** Whether the leftmost of equal panels would pay, and this question is asked because they are not equal. */
export function asksForDiffering(pending: Pending): boolean {
  const said = standing.value;
  const stands = said?.mark === 'leftmost' && said.side === pending.side && said.seed === seedNow();
  return stands && pending.point === 'pay' && pending.i > said.after && marked(pending, 'leftmost') === null;
}

/** Ends the standing answers that were given at decision `from` or later. */
export function askAgain(from = 0): void {
  if (standing.value && standing.value.after >= from) standing.value = null;
  settled.value = null;
}

interface Props {
  fight: Fight;
  pending: Pending;
  decide: (option: string) => void;
}

/** Buttons that let an answer stand. The record still holds one decision for each question. */
export function StandingAnswers({ fight, pending, decide }: Props) {
  const t = questionWords.value;
  const labels: Record<MarkedAs, string> = {
    oldest: t.alwaysOldest,
    for_all: t.nobodyHelps,
    leftmost: t.alwaysLeftmost,
  };
  return (
    <>
      {asksForDiffering(pending) && <p class={css.note}>{t.theyDiffer}</p>}
      {marks.map((mark) => {
        if (marked(pending, mark) === null) return null;
        const say = () => {
          const option = letStand(mark, fight, pending);
          if (option !== null) decide(option);
        };
        return (
          <p key={mark}>
            <button type="button" data-thing disabled={stale.value} onClick={say}>
              {labels[mark]}
            </button>
          </p>
        );
      })}
    </>
  );
}
