// The curves of a review in the strip; the table of all decisions has the same numbers.
import type { SideId } from '#engine';
import { report } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { last } from '../../app/replay.ts';
import { sideNames } from '../../app/sides.ts';
import { hundredths } from '../../i18n/numbers.ts';
import { type CurvePoint, curveOf, placeOf } from './curve.ts';
import { judged } from './review.ts';
import { reviewWords } from './words.ts';
import * as css from './review.module.css';

function Line({ side, points, name }: { side: SideId; points: readonly CurvePoint[]; name: string }) {
  const t = reviewWords.value;
  const places = points.map((point) => placeOf(point, side, last.value));
  const said = points.map(({ step, rate }) => t.curvePoint(String(step), hundredths(rate))).join(t.comma);
  return (
    <svg
      class={css.curve}
      data-side={sideNames[side === 'A' ? 0 : 1]}
      role="img"
      aria-label={t.curve(name, said)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M${places.map((place) => place.join(' ')).join('L')}`} />
      </svg>
      {points.map(
        ({ lost }, at) =>
          lost && <circle key={at} cx={`${places[at]?.[0]}%`} cy={`${places[at]?.[1]}%`} r="5" />,
      )}
    </svg>
  );
}

export function Curve() {
  const fight = report.value;
  if (!fight) return null;
  return (
    <>
      {(['A', 'B'] as const).map((side, at) => {
        const points = curveOf(side, judged.value, fight);
        const name = nameOf(fight, at === 0 ? 0 : 1);
        return points.length > 0 && <Line key={side} side={side} points={points} name={name} />;
      })}
    </>
  );
}
