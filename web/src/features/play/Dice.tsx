// The dice of the round, between the two who roll them: a throw in the ink of its side, a double in one frame.
import { report, system } from '../../app/match.ts';
import { step } from '../../app/replay.ts';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import * as css from './Dice.module.css';
import { type DiceBy, piles, type Pile, type Throw } from './dice.ts';
import { playWords } from './words.ts';

function Die({ of, fell }: { of: number; fell: number | undefined }) {
  return (
    <span class={css.die}>
      {fell !== undefined && fell !== of && <s>{fell}</s>}
      {of}
    </span>
  );
}

const isDouble = ({ faces }: Throw, by: DiceBy) =>
  by === 'round' && faces.length === 2 && faces[0] === faces[1];

function ThrowOf({ of, by }: { of: Throw; by: DiceBy }) {
  return (
    <li class={css.roll} data-double={isDouble(of, by) || undefined}>
      {of.faces.map((face, i) => (
        <Die key={i} of={face} fell={of.fell?.[i]} />
      ))}
      {isDouble(of, by) && <small>{playWords.value.double}</small>}
    </li>
  );
}

/** "10 5 ＋ 7 7 ゾロ目 ＝ 29" */
function spoken({ throws, total }: Pile, by: DiceBy): string {
  const t = playWords.value;
  return t.diceSum(
    throws.map((one) => [...one.faces, ...(isDouble(one, by) ? [t.double] : [])].join(' ')),
    total,
  );
}

/** Empty until the first die falls, with the room that it takes. */
export function Dice({ at = step.value }: { at?: number }) {
  const now = report.value;
  const by = system.value?.form.dice;
  if (!now || !by) return null;
  return (
    <div class={css.dice} data-by={by} role="group" aria-label={playWords.value.dice}>
      {piles(now, at, by).map((pile, i) => (
        <div
          key={i}
          class={css.pile}
          data-side={sideNames[pile.side]}
          role="img"
          aria-label={spoken(pile, by)}
        >
          <Mark side={pile.side} />
          <ol>
            {pile.throws.map((one, at) => (
              <ThrowOf key={at} of={one} by={by} />
            ))}
          </ol>
          <b>{pile.total}</b>
        </div>
      ))}
    </div>
  );
}
