// The mark of a side, always beside its colour.
import type { Side } from '../app/build.ts';
import { marks, sideNames } from '../app/sides.ts';

export function Mark({ side }: { side: Side }) {
  return (
    <span class="mk" data-side={sideNames[side]} aria-hidden="true">
      {marks[side]}
    </span>
  );
}
