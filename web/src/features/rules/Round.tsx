// A small picture of one round: each side's signs in a row, and beside them in words what becomes of them.
import type { SystemInfo } from '#engine';
import { system } from '../../app/match.ts';
import { lang, words } from '../../i18n/index.ts';
import { meaning } from '../../app/kinds.ts';
import type { Lane } from '../../app/rules/types.ts';
import * as css from './Round.module.css';

/** What the kanji mean, for who can't read them. */
function meanings(cells: Lane['cells'], { form }: SystemInfo): string {
  const elements = form.fields.flatMap((field) => (field.type === 'patterns' ? field.elements : []));
  return cells
    .flatMap(({ s }) => {
      // A panel first: names of skills may begin with the same sign.
      const element = elements.find(({ id }) => id === s);
      const item = form.items.find(({ glyph }) => glyph === s);
      return element?.name.en ?? (item ? meaning(item) : []);
    })
    .join(words.value.comma);
}

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
          <span class={css.note}>
            {lang.value === 'en' && system.value && <small>{meanings(cells, system.value)}</small>}
            {note}
          </span>
        </div>
      ))}
    </figure>
  );
}
