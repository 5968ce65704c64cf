// Who stands on a side, how a fight ended in short, and the seal beside a verdict.
import type { BoardSide, Meter } from '#engine';
import { report, system } from '../../app/fight/match.ts';
import { Term } from '../term/Term.tsx';
import { lang, words } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
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

/** Opens what the form says of a state. */
export const openState = (id: string) => (dialog.value = { kind: 'states', states: [id] });

interface Props {
  side: Side;
  of: BoardSide;
  name: string;
  states?: readonly Borne[];
  /** The side is of pieces, which say whose they are: where there is no room for both, they stay. */
  pieces?: boolean;
}

/** The line at the outer edge of a side: name, states, and what is left of it. */
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

// How a fight ended in short.

/** The HP of a side as its piece shows it, which may be less than 0. */
const leftOf = ({ meters, left }: BoardSide) => meters[0]?.value ?? left;

/** What there is left of at the end: HP; null where sides have no such number. */
export function leftName(of = report.value): string | null {
  const first = of?.boards.at(-1)?.sides[0];
  const meter = first?.meters[0] ?? first?.figures?.[0]?.meters[0];
  return meter ? meterName(meter) : null;
}

/** After how many rounds and why, and what is left of both. */
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
          <Mark side={one} /> {end && grouped(leftOf(end.sides[one]))}
        </b>
      ))}
    </>
  );
}

// The seal that is stamped beside a verdict: won, or a draw.

/** side: who won. turned: the winner is another than before, so it comes down anew. */
export function Stamp({ side, turned = false }: { side: Side | null; turned?: boolean }) {
  return (
    <span class={stampCss.stamp} data-turned={turned || undefined} aria-hidden="true">
      {words.value.stamps[side === null ? 'drawn' : 'won']}
    </span>
  );
}
