// A share as a bar from none to all: its interval, and the share in it. What overlaps is not told apart.
import type { Share } from '#analysis';
import * as css from './ShareBar.module.css';

export function ShareBar({ rate, low, high }: Share) {
  return (
    <svg class={css.bar} viewBox="0 0 10000 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class={css.half} x="4980" width="40" height="10" />
      <rect x={low} y="4" width={Math.max(40, high - low)} height="2" />
      <rect x={rate - 50} width="100" height="10" />
    </svg>
  );
}
