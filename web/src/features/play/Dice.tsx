// The dice of the exchange, between the two who roll them: a pair in the ink of its side, a double in one frame.
import { report } from '../../app/match.ts';
import { step } from '../../app/replay.ts';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import * as css from './Dice.module.css';
import { faceOf, hasPairs, piles, type Pair, type Pile } from './dice.ts';
import { playWords } from './words.ts';

function Die({ of, was }: { of: number; was: number | undefined }) {
  const changed = was !== undefined && was !== of;
  return (
    <span class={css.die}>
      {changed && <s>{faceOf(was)}</s>}
      {faceOf(of)}
    </span>
  );
}

function PairOf({ of }: { of: Pair }) {
  const double = of.red === of.blue;
  return (
    <li class={css.pair} data-double={double || undefined}>
      <Die of={of.red} was={of.was?.[0]} />
      <Die of={of.blue} was={of.was?.[1]} />
      {double && <small>{playWords.value.double}</small>}
    </li>
  );
}

/** "赤10 青5 ＋ 赤7 青10 ＝ 32" */
function spoken({ pairs, total }: Pile): string {
  const t = playWords.value;
  return t.diceSum(
    pairs.map(({ red, blue }) =>
      [t.pair(faceOf(red), faceOf(blue)), ...(red === blue ? [t.double] : [])].join(' '),
    ),
    total,
  );
}

export function Dice() {
  const now = report.value;
  if (!now || !hasPairs(now)) return null;
  return (
    <div class={css.dice} role="group" aria-label={playWords.value.dice}>
      {piles(now, step.value).map((pile, i) => (
        <div key={i} class={css.pile} data-side={sideNames[pile.side]} role="img" aria-label={spoken(pile)}>
          <Mark side={pile.side} />
          <ol>
            {pile.pairs.map((pair, at) => (
              <PairOf key={at} of={pair} />
            ))}
          </ol>
          <b>{pile.total}</b>
        </div>
      ))}
    </div>
  );
}
