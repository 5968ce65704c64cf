// Draws the line with the name of a side, the summary of how a fight ended, and the stamp beside a verdict.
import type { BoardSide, Meter } from '#engine';
import { report, system } from '../../app/fight/match.ts';
import { Term } from '../term/Term.tsx';
import { lang, words } from '../../i18n/index.ts';
import type { Side } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { Mark } from '../Inline.tsx';
import type { Fight } from '../../engine/fight.ts';
import { type Borne, States } from './States.tsx';
import { meterCalled } from './standing.ts';
import * as css from './Who.module.css';
import * as stampCss from './Stamp.module.css';

export const meterName = ({ id }: Meter) => meterCalled(system.value?.form ?? {}, id, lang.value);

/** Opens the explanation of a state. */
export const openState = (id: string) => (dialog.value = { kind: 'states', states: [id] });

interface Props {
  side: Side;
  of: BoardSide;
  name: string;
  states?: readonly Borne[];
  /** The side is drawn as pieces, which show its name themselves: where room is short, this line gives way. */
  pieces?: boolean;
}

/** The line at the outer edge of a side: its name, its states, its remaining HP. */
export function Who({ side, of, name, states = [], pieces }: Props) {
  return (
    <p class={css.who} data-side={sideNames[side]} data-pieces={pieces}>
      <Mark side={side} />
      <bdi class={`name ${css.name}`}>{name}</bdi>
      <States of={states} onOpen={openState} />
      <span class={css.left}>
        <Term of="left" name={words.value.leftShort}>
          <b>{of.left}</b>
        </Term>
      </span>
    </p>
  );
}

/** The HP of a side as its piece shows it. */
const leftOf = ({ meters, left }: BoardSide) => Math.max(meters[0]?.value ?? left, 0);

/** Name of the meter that the end of a fight is told by, as HP; null if the system has no meters. */
export function leftName(of = report.value): string | null {
  const first = of?.boards.at(-1)?.sides[0];
  const meter = first?.meters[0] ?? first?.figures?.[0]?.meters[0];
  return meter ? meterName(meter) : null;
}

/** The end of a fight in one line: the rounds, the reason, and what is left of both sides. */
export function Sum({ of }: { of: Fight }) {
  const t = words.value;
  const { outcome, why } = of;
  const end = of.boards.at(-1);
  return (
    <>
      {outcome && (
        <>
          {t.rounds(outcome.rounds)}
          {why && <span class={css.why}>{` ・ ${why}`}</span>}
          {' ・ '}
        </>
      )}
      {leftName(of) ?? t.left}
      {([0, 1] as const).map((one) => (
        <b key={one} class={sideNames[one]}>
          {' '}
          <Mark side={one} /> {end && leftOf(end.sides[one])}
        </b>
      ))}
    </>
  );
}

/**
 * The stamp beside a verdict. `side`: the winner, null: a draw. `turned`: the winner has changed, so the stamp
 * is animated.
 */
export function Stamp({ side, turned = false }: { side: Side | null; turned?: boolean }) {
  return (
    <span class={stampCss.stamp} data-turned={turned || undefined} aria-hidden="true">
      {words.value.stamps[side === null ? 'drawn' : 'won']}
    </span>
  );
}
