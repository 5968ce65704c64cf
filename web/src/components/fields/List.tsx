// The list field: a list of items with a least and a most number; some lists let the user name their items.
import type { ListField } from '#engine';
import { lang } from '../../i18n/index.ts';
import { itemIn, listOf } from '../../app/sheet/capacity.ts';
import { mostItems } from '../../app/sheet/conditions.ts';
import { Items } from './points/Items.tsx';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import { fieldWords } from './words.ts';
import * as css from '../../styles/fields.module.css';

export default function List({ field, sheet }: CharacterProps<ListField>) {
  const t = fieldWords.value;
  const { key, least, named } = field;
  const entries = listOf(sheet.values, key);
  const nameOf = (at: number) => (entries[at] as { name?: string } | undefined)?.name ?? '';
  const rename = (at: number, name: string) => {
    const item = itemIn(entries[at], named);
    const next = name ? { [named ?? '']: item, name } : item;
    sheet.put({ ...sheet.values, [key]: entries.with(at, next) }, `${key}/${at}`);
  };
  return (
    <Items
      field={field}
      sheet={sheet}
      none={t.noneYet(least, mostItems(field, sheet.values))}
      {...(named && {
        about: (item, id, at) => (
          <input
            class={css.name}
            value={nameOf(at)}
            aria-label={t.ownName(item?.name[lang.value] ?? id, at + 1)}
            placeholder={t.ownNameHint}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget: { value } }) => rename(at, value)}
          />
        ),
      })}
    />
  );
}
