// Draws the side of a lone character: its plate and meters, and toward the axis its own items (panels,
// abilities).
import type { ComponentChildren } from 'preact';
import { sideNames } from '../../app/sheet/names.ts';
import { Main, Others, type Standing } from './Meters.tsx';
import { Plate, type PlateProps, lies } from './Plate.tsx';
import { type Borne, States } from './States.tsx';
import * as css from './Duel.module.css';

interface Props extends PlateProps {
  meters: readonly Standing[];
  states: readonly Borne[];
  onState: (id: string) => void;
  /** Content beside the meters. */
  beside?: ComponentChildren;
  /** The items that stand toward the axis. */
  children?: ComponentChildren;
}

export function Duel({ meters, states, onState, beside, children, ...plate }: Props) {
  const [main, ...others] = meters;
  return (
    <div class={css.lone}>
      <div class={css.duel} data-side={sideNames[plate.side]} data-lies={lies(plate.name) || undefined}>
        <Plate {...plate} />
        <div class={css.mid}>
          {main && <Main of={main} inline />}
          <Others of={others} term />
          <States of={states} onOpen={onState} />
          {beside}
        </div>
        <div class={css.own}>{children}</div>
      </div>
    </div>
  );
}
