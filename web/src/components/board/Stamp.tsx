// The seal that is stamped beside a verdict: won, or a draw.
import type { Side } from '../../app/build.ts';
import * as css from './Stamp.module.css';

/** side: who won. turned: the winner is another than before, so it comes down anew. */
export function Stamp({ side, turned = false }: { side: Side | null; turned?: boolean }) {
  return (
    <span class={css.stamp} data-turned={turned || undefined} lang="ja" aria-hidden="true">
      {side === null ? '分' : '勝'}
    </span>
  );
}
