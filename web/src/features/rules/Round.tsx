// A small picture of one round: each side's signs in a row, and beside them in words what becomes of them.
import type { Lane } from './types.ts';
import * as css from './Round.module.css';

export function Round({ lanes }: { lanes: Lane[] }) {
  return (
    <figure class={css.round}>
      {lanes.map(({ side, cells, note }, at) => (
        <div key={at}>
          <span class={`mk ${side}`}>{side === 'a' ? '▲' : '▽'}</span>
          <span class={css.cells} lang="ja" aria-hidden="true">
            {cells.map(({ s, mark }, place) => (
              <b key={place} data-mark={mark}>
                {s}
              </b>
            ))}
          </span>
          <span class={css.note}>{note}</span>
        </div>
      ))}
    </figure>
  );
}
