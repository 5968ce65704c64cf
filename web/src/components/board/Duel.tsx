// Draws the side of a lone character: its plate and meters, and toward the axis its own items (panels,
// abilities).
import type { ComponentChildren } from 'preact';
import { report } from '../../app/fight/match.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { Main, Others, type Standing } from './Meters.tsx';
import { Plate, type PlateProps, lies } from './Plate.tsx';
import { type Borne, States } from './States.tsx';
import * as css from './Duel.module.css';

interface Props extends PlateProps {
  meters: readonly Standing[];
  states: readonly Borne[];
  onState: (id: string) => void;
  /** What stands beside the items on a wide piece, and below the meters on a narrow one. */
  beside?: ComponentChildren;
  /** The items that stand toward the axis. */
  children?: ComponentChildren;
}

export function Duel({ meters, states, onState, beside, children, ...plate }: Props) {
  const [main, ...others] = meters;
  // Plates of one kind on both sides, so that their bars begin at one place.
  const across = report.value?.names.some(lies);
  // A word that both sides have opens its meaning on one of them: of two buttons alike one is enough.
  const explains = plate.side === 0;
  return (
    <div class={css.lone}>
      <div class={css.duel} data-side={sideNames[plate.side]} data-lies={across || undefined}>
        <Plate {...plate} across={across} />
        <div class={css.mid}>
          {main && <Main of={main} inline explains={explains} />}
          <Others of={others} inline explains={explains} />
          <States of={states} onOpen={onState} />
        </div>
        <div class={css.own}>{children}</div>
        {beside && <div class={css.beside}>{beside}</div>}
        {/* Lies over the plate. */}
        <button
          type="button"
          class={css.sheet}
          aria-label={`${marks[plate.side]} ${plate.name}`}
          onClick={() => (dialog.value = { kind: 'side', side: plate.side })}
        />
      </div>
    </div>
  );
}
