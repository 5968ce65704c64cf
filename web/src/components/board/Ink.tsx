// Draws the lines of ink over the axis, from the figure that acts to its targets. Their ends are shares of the
// board's width, so nothing in the page is measured.
import type { Side } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import * as css from './Facing.module.css';

/** The place of a figure: its side, and how far along the side it stands, from 0 (left) to 1. */
export interface Spot {
  side: Side;
  x: number;
}
export interface Ink {
  from: Spot;
  to: Spot;
}

/** Units of the drawing; it is stretched to the width of the board. */
const [width, height] = [500, 40];

const across = ({ x }: Spot) => Math.round(x * width);

/**
 * The path of one half of a line, above the event on the axis or below it, and whether the line ends there;
 * null if the line has no such half.
 */
export function halfOf(
  { from, to }: Ink,
  below: Side,
  half: 'upper' | 'lower',
): { d: string; ends: boolean } | null {
  const upper = half === 'upper';
  const here = (spot: Spot) => (spot.side !== below) === upper;
  const [edge, axis] = upper ? [0, height] : [height, 0];
  const [a, b] = [across(from), across(to)];
  const far = (share: number) => edge + (axis - edge) * share;
  if (here(from) && here(to))
    return { d: `M${a} ${edge}C${a} ${far(0.75)} ${b} ${far(0.75)} ${b} ${edge}`, ends: true };
  if (here(from)) return { d: `M${a} ${edge}C${a} ${far(0.65)} ${b} ${far(0.35)} ${b} ${axis}`, ends: false };
  if (here(to)) return { d: `M${b} ${axis}V${edge}`, ends: true };
  return null;
}

interface Props {
  inks: readonly Ink[];
  below: Side;
  half: 'upper' | 'lower';
}

export function Flow({ inks, below, half }: Props) {
  const up = half === 'upper';
  return (
    <svg class={css.flow} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        {inks.map((ink, k) => {
          const part = halfOf(ink, below, half);
          return part && <path key={k} data-side={sideNames[ink.from.side]} d={part.d} />;
        })}
      </svg>
      {inks.map(
        (ink, k) =>
          halfOf(ink, below, half)?.ends && (
            <svg key={k} x={`${ink.to.x * 100}%`} y={up ? '0' : '100%'}>
              <path
                data-side={sideNames[ink.from.side]}
                d={up ? 'M-5.5 8 0 0 5.5 8' : 'M-5.5 -8 0 0 5.5 -8'}
              />
            </svg>
          ),
      )}
    </svg>
  );
}
