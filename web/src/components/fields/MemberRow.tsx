// The row of a party's member: for each place one of the items, and what it does.
import type { Item, RowField } from '#engine';
import { row, withItem } from '../../app/build.ts';
import { lang, words } from '../../i18n/index.ts';
import { Seal } from '../Seal.tsx';
import type { CharacterProps } from './sheet.ts';
import * as css from './MemberRow.module.css';

export default function MemberRow({ field, sheet }: CharacterProps<RowField>) {
  const t = words.value;
  const { id: sheetId, values, form, wrong } = sheet;
  const option = ({ id, name }: Item) => (
    <option key={id} value={id}>
      {name[lang.value]}
    </option>
  );
  return (
    <section role="group" class={css.field} aria-labelledby={`${field.key}-${sheetId}`}>
      <h3 id={`${field.key}-${sheetId}`}>{field.label[lang.value]}</h3>
      <ol>
        {row(values, field).map((id, place) => {
          const item = form.items.find((one) => one.id === id) ?? null;
          return (
            <li key={place} data-bad={wrong.includes(`/${field.key}/${place}`) || undefined}>
              <Seal item={item} level={place + 1} size="s" />
              <select
                value={id}
                aria-label={`${field.label[lang.value]}${t.comma}${t.placeNo(place + 1)}`}
                aria-describedby={item ? `${field.key}-${sheetId}-${place}` : undefined}
                onChange={(event) => sheet.put(withItem(values, field, place, event.currentTarget.value))}
              >
                <option value="">{t.emptyPlace}</option>
                {id && !item && <option value={id}>{id}</option>}
                {form.kinds.map((kind) => (
                  <optgroup key={kind.id} label={kind.name[lang.value]}>
                    {form.items
                      .filter((one) => one.kind === kind.id && (one.takeable || one === item))
                      .map(option)}
                  </optgroup>
                ))}
              </select>
              {item && (
                <small id={`${field.key}-${sheetId}-${place}`}>
                  {(item.at[place]?.text ?? item.text)[lang.value]}
                </small>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
