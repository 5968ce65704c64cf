// An answer that stands for later questions, too: the oldest card goes for the rest of the fight, nobody helps for the rest of an
// exchange, and what one step has settled isn't asked again by the next.
import { signal } from '@preact/signals';
import type { Pending } from '#engine';
import { exchangeAt } from '../../../app/fight/exchange.ts';
import { playState, stale } from '../../../app/fight/match.ts';
import type { Fight } from '../../../engine/fight.ts';
import { questionWords } from './words.ts';

/** How the engine marks an option that may stand: for how long follows from that. */
const marks = ['oldest', 'for_all'] as const;
type MarkedAs = (typeof marks)[number];

interface Standing {
  mark: MarkedAs;
  point: string;
  option: string;
  seed: string;
  side: string;
  /** The decision that was answered so: those after it are. */
  after: number;
  /** The event with which the exchange began. */
  exchange: number;
}
const standing = signal<Standing | null>(null);

/** What was settled, and what else was offered then: of the next question alone. */
const settled = signal<{ seed: string; side: string; after: number; offered: readonly string[] } | null>(
  null,
);

/** It answers the question behind it, too, which would ask the same thing once more. */
export function letSettle(
  { options, side, i }: Pick<Pending, 'options' | 'side' | 'i'>,
  taken: string,
): void {
  const settles = options.find(({ id }) => id === taken)?.tags.includes('settles');
  settled.value = settles ? { seed: seedNow(), side, after: i, offered: options.map(({ id }) => id) } : null;
}

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
const marked = ({ options }: Pick<Pending, 'options'>, mark: MarkedAs): string | null =>
  options.find(({ tags }) => tags.includes(mark))?.id ?? null;

/** What was said before, where it answers this question; null where that is to be asked. */
export function standingAnswer(fight: Fight, pending: Pending): string | null {
  const settled = settledAnswer(pending);
  if (settled !== null) return settled;
  const said = standing.value;
  // Nobody answers for the other side.
  if (!said || said.side !== pending.side || said.seed !== seedNow() || pending.i <= said.after) return null;
  if (said.mark === 'oldest') return marked(pending, said.mark);
  // The last one who is asked of an exchange has nobody to answer for, and so no mark.
  const same = said.point === pending.point && said.exchange === exchangeOf(fight);
  return same && pending.options.some(({ id }) => id === said.option) ? said.option : null;
}

/** The option with that mark answers this question and those after it; null where none has it. */
export function letStand(mark: MarkedAs, fight: Fight, pending: Pending): string | null {
  const option = marked(pending, mark);
  if (option === null) return null;
  const { i: after, side, point } = pending;
  standing.value = { mark, point, option, seed: seedNow(), side, after, exchange: exchangeOf(fight) };
  return option;
}

/** From here on everything is asked again. */
export function askAgain(): void {
  standing.value = null;
  settled.value = null;
}

interface Props {
  fight: Fight;
  pending: Pending;
  decide: (option: string) => void;
}

/** What is taken so stands in the record all the same, an answer for each question. */
export function StandingAnswers({ fight, pending, decide }: Props) {
  const t = questionWords.value;
  const labels: Record<MarkedAs, string> = { oldest: t.alwaysOldest, for_all: t.nobodyHelps };
  return (
    <>
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
