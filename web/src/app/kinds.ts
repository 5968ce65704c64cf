// Names of the kinds of items, as the form gives them.
import type { Item } from '#engine';
import { system } from './match.ts';
import { lang } from '../i18n/index.ts';

export function kindName(item: Item): string {
  return system.value?.form.kinds.find((kind) => kind.id === item.kind)?.name[lang.value] ?? '';
}

/** In English, what its kanji means: some names are readings. */
export function meaning(item: Item): string {
  return item.reading.en || item.name.en;
}
