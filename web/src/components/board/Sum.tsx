// How a fight ended in short.
import { sideNames } from '../../app/sides.ts';
import type { Fight } from '../../engine/fight.ts';
import { words } from '../../i18n/index.ts';
import { Mark } from '../Mark.tsx';
import { meterName } from './Meters.tsx';

/** After how many rounds, and what is left of both. */
export function Sum({ of: { outcome, boards } }: { of: Fight }) {
  const t = words.value;
  const end = boards.at(-1);
  const first = end?.sides[0];
  const meter = first?.meters[0] ?? first?.figures?.[0]?.meters[0];
  return (
    <>
      {outcome && (
        <>
          {t.rounds(outcome.rounds)}
          {' ・ '}
        </>
      )}
      {meter ? meterName(meter) : t.left}
      {([0, 1] as const).map((one) => (
        <b key={one} class={sideNames[one]}>
          <Mark side={one} /> {end?.sides[one].left}
        </b>
      ))}
    </>
  );
}
