// A character's row in little, with its skills in words beside it.
import type { Build } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import { BuildRow } from './BuildRow.tsx';
import { meaning } from '../../app/kinds.ts';
import { itemOf, itemsOf, partsText, rowText } from './builds.ts';
import * as css from './Row.module.css';

/** What the kanji mean, for who can't read them: the names stand with the seals. */
const meanings = (items: readonly string[]) =>
  items
    .flatMap((id) => itemOf(id) ?? [])
    .map(meaning)
    .join(words.value.comma);

export function Row({ build, class: own }: { build: Build; class?: string }) {
  const items = itemsOf(build);
  return (
    <span class={`${css.seals} ${own ?? ''}`}>
      {items.length > 0 && <BuildRow items={items} />}
      {items.length > 0 && (
        <small aria-hidden="true">{lang.value === 'ja' ? rowText(items) : meanings(items)}</small>
      )}
      <small>{partsText(build)}</small>
    </span>
  );
}
