// What a side has in points: a number each, and a bar where there is a most.
import type { BoardSide } from '#engine';
import { system } from '../../app/match.ts';
import { Term } from '../term/Term.tsx';
import { lang } from '../../i18n/index.ts';
import * as css from '../../styles/board.module.css';

type Meter = BoardSide['meters'][number];

/** As the form calls it; in capitals, in every language, what it doesn't name: HP, IN, SP. */
export const meterName = ({ id }: Meter) =>
  system.value?.form.meters?.find((one) => one.id === id)?.name[lang.value] ?? id.toUpperCase();

export function Meters({ of }: { of: readonly Meter[] }) {
  return (
    <>
      {of.map((one) => (
        <span key={one.id} class={css.left}>
          <Term of={one.id} name={meterName(one)}>
            <b>{one.value}</b>
          </Term>
          {one.max > 0 && (
            <svg class={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(0, (one.value / one.max) * 100)} height="6" />
            </svg>
          )}
        </span>
      ))}
    </>
  );
}
