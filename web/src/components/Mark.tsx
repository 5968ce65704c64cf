// The mark of a side, always beside its colour.
import type { Side } from '../app/build.ts';

export const marks = ['▲', '▽'] as const;
/** data-side, which carries the colours of a side. */
export const sideNames = ['a', 'b'] as const;

export function Mark({ side }: { side: Side }) {
  return (
    <span class="mk" data-side={sideNames[side]} aria-hidden="true">
      {marks[side]}
    </span>
  );
}
