// The dice of the exchange on the board: a red and a blue one a pair, chains lying one upon the other.
import { report } from '../../app/match.ts';
import { step } from '../../app/replay.ts';
import { Mark, sideNames } from '../../components/Mark.tsx';
import { faceOf, piles, type Pair, type Pile } from './dice.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

function Die({ of, was, blue }: { of: number; was: number | undefined; blue?: boolean }) {
  const changed = was !== undefined && was !== of;
  return (
    <span class={blue ? `${css.die} ${css.blue}` : `${css.die} ${css.red}`}>
      {changed && <s>{faceOf(was)}</s>}
      {faceOf(of)}
    </span>
  );
}

function PairOf({ of, chained }: { of: Pair; chained: boolean }) {
  return (
    <li class={css.pair} data-chain={chained || undefined}>
      <Die of={of.red} was={of.was?.[0]} />
      <Die of={of.blue} was={of.was?.[1]} blue />
    </li>
  );
}

/** "赤10 青5 ＋ 赤7 青10 ＝ 32" */
function spoken({ pairs, total }: Pile): string {
  const t = playWords.value;
  return t.diceSum(
    pairs.map(({ red, blue }) => t.pair(faceOf(red), faceOf(blue))),
    total,
  );
}

export function DiceTray() {
  const now = report.value;
  const lying = now ? piles(now, step.value) : [];
  return (
    <div class={css.tray} role="group" aria-label={playWords.value.dice}>
      {lying.map((pile, i) => (
        <div key={i} class={css.pile} data-side={sideNames[pile.side]} role="img" aria-label={spoken(pile)}>
          <Mark side={pile.side} />
          <ol>
            {pile.pairs.map((pair, at) => (
              <PairOf key={at} of={pair} chained={at > 0} />
            ))}
          </ol>
          <b>{pile.total}</b>
        </div>
      ))}
    </div>
  );
}
