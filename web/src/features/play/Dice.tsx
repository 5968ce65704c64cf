// The dice of the round or exchange at the reader's step: draws them in piles, one for each side that rolled,
// with their sum.
import type { Form } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { report, system } from '../../app/fight/match.ts';
import { exchangeAt, inShort } from '../../app/fight/exchange.ts';
import { step, tells } from '../../app/fight/replay.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { Mark } from '../../components/Inline.tsx';
import { playWords } from './words.ts';
import * as css from './Dice.module.css';

type DiceBy = NonNullable<Form['dice']>;

interface Throw {
  faces: number[];
  /** The faces before they were changed; null: they weren't. */
  fell: number[] | null;
}
interface Pile {
  side: 0 | 1;
  throws: Throw[];
  /** By round the sum of all faces; by phase the total that is compared, if the line tells one. */
  total: number;
}

function listed({ dice = [] }: FightEvent, name: string): number[] | null {
  return dice.find((list) => list.name === name)?.faces ?? null;
}

/** The events of an exchange whose lines stand on the axis beside the dice, in the order in which they stand there. */
function inSight(exchange: readonly FightEvent[]): FightEvent[] {
  const said = inShort(exchange.filter(tells));
  return said ? [...said.before, ...said.main, ...said.after] : [];
}

type Told = Pick<Fight, 'events' | 'rounds'>;

/** Index of the first event of the round, or of the exchange, to which the event `at` belongs. */
function firstOf(told: Told, at: number, by: DiceBy): number {
  if (by === 'round') return told.events.findIndex(({ round }) => round === told.events[at]?.round);
  return exchangeAt(told, at + 1);
}

/** The total that a roll came to: what its line compares, or the amount that was rolled, before it was halved (`whole`). */
function totalOf({ args = {} }: FightEvent): number | null {
  const found = [args['total'], args['whole'] || args['rolled']].find((one) => typeof one === 'number');
  return typeof found === 'number' ? found : null;
}

/**
 * The dice of the round or exchange at a step, as far as they have been rolled. By round the throws of a side
 * that follow each other form one pile; by phase each roll whose line stands beside the dice is a pile of its own.
 */
export function piles(told: Told, step: number, by: DiceBy): Pile[] {
  if (step === 0) return [];
  const made: (Pile & { is: number | null })[] = [];
  const exchange = told.events.slice(firstOf(told, step - 1, by), step);
  for (const event of by === 'phase' ? inSight(exchange) : exchange) {
    // A hit is rolled for by whoever acts.
    const roller = by === 'phase' && event.tone === 'hit' ? exchange[0]?.side : event.side;
    if (!roller) continue;
    const side = roller === 'A' ? 0 : 1;
    const last = made.at(-1);
    const fell = listed(event, 'fell');
    const [rolled, changed] = [listed(event, 'dice'), listed(event, 'changed')];
    if (changed) last?.throws.splice(-1, 1, { faces: changed, fell });
    else if (rolled && by === 'round' && last?.side === side) last.throws.push({ faces: rolled, fell });
    else if (rolled) made.push({ side, throws: [{ faces: rolled, fell }], total: 0, is: totalOf(event) });
  }
  return made.map(({ is, ...pile }) => {
    const sum = pile.throws.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face, 0);
    return { ...pile, total: by === 'phase' ? (is ?? sum) : sum };
  });
}

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

/** The pile as text for screen readers: "10 5 ＋ 7 7 ゾロ ＝ 29", by phase "4 6 → 21". */
function spoken({ throws, total }: Pile, by: DiceBy): string {
  const t = playWords.value;
  return t[by === 'phase' ? 'diceTotal' : 'diceSum'](
    throws.map((one) => [...one.faces, ...(isDouble(one, by) ? [t.double] : [])].join(' ')),
    total,
  );
}

/**
 * Most piles that a low board has room for beside the line; more of them, a whole party's, are hidden there.
 */
const few = 4;

export function Dice({ at = step.value }: { at?: number }) {
  const now = report.value;
  const by = system.value?.form.dice;
  if (!now || !by) return null;
  const all = piles(now, at, by);
  return (
    <div
      class={css.dice}
      data-by={by}
      data-many={all.length > few || undefined}
      role="group"
      aria-label={playWords.value.dice}
    >
      {all.map((pile, i) => (
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
