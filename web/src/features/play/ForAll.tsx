// An answer that stands for the whole side: whoever else is asked the same of one exchange gives it, too.
import { signal } from '@preact/signals';
import type { Option, Pending } from '#engine';
import { exchangeAt } from '../../app/fight/exchange.ts';
import { stale } from '../../app/fight/match.ts';
import type { Fight } from '../../engine/fight.ts';
import { playWords } from './words.ts';

interface Given {
  point: string;
  side: string;
  option: string;
  /** The decision that was answered so: those after it are. */
  after: number;
  /** The event with which the exchange began. */
  exchange: number;
}
const given = signal<Given | null>(null);

const exchangeOf = (fight: Fight) => exchangeAt(fight, fight.events.length);

/** The answer that was given for the side; null where there is none to this question. */
export function givenFor(fight: Fight, { i, point, side, options }: Pending): string | null {
  const now = given.value;
  if (now?.point !== point || now.side !== side) return null;
  if (i <= now.after || now.exchange !== exchangeOf(fight)) return null;
  return options.find(({ id }) => id === now.option)?.id ?? null;
}

/** From here on everybody is asked again. */
export function askEach(): void {
  given.value = null;
}

interface Props {
  fight: Fight;
  pending: Pending;
  decide: (option: string) => void;
}

/** What is taken so stands in the record all the same, an answer for each. */
export function ForAll({ fight, pending, decide }: Props) {
  const option = pending.options.find(({ tags }: Option) => tags.includes('for_all'));
  if (!option) return null;
  const { i, point, side } = pending;
  const forAll = () => {
    given.value = { point, side, option: option.id, after: i, exchange: exchangeOf(fight) };
    decide(option.id);
  };
  return (
    <p>
      <button type="button" data-thing disabled={stale.value} onClick={forAll}>
        {playWords.value.nobodyHelps}
      </button>
    </p>
  );
}
