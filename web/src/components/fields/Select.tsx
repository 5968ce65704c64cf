// The select field of a sheet or of the settings: one of several options, as radio buttons if there are few,
// else as a select box. Field.tsx loads the default export, and web/build/drawn.ts finds this file by the
// name of the field's type: keep both.
import type { FieldOption, SelectField } from '#engine';
import { lang } from '../../i18n/index.ts';
import { chosenOf, withValue } from './values/values.ts';
import type { Props } from '../../app/sheet/sheet.ts';
import * as css from '../../styles/fields.module.css';

/** Most options that are shown as radio buttons side by side: people read more of them as a list anyway. */
const mostRadios = 4;

export default function Select({ field, sheet }: Props<SelectField>) {
  const { key, label, options } = field;
  const chosen = chosenOf(field, sheet.values);
  const id = `${key}-${sheet.id}`;
  const put = (value: FieldOption['value']) => sheet.put(withValue(sheet.values, key, value));
  if (options.length > mostRadios) {
    return (
      <div class={css.pick}>
        <label for={id}>{label[lang.value]}</label>
        <select
          id={id}
          value={chosen ? options.indexOf(chosen) : -1}
          aria-describedby={`${id}-text`}
          onChange={(event) => put(options[event.currentTarget.selectedIndex]?.value ?? null)}
        >
          {options.map(({ name }, at) => (
            <option key={at} value={at}>
              {name[lang.value]}
            </option>
          ))}
        </select>
        <p id={`${id}-text`} class="hint">
          {chosen?.text[lang.value]}
        </p>
      </div>
    );
  }
  return (
    <fieldset class={css.line} aria-describedby={`${id}-text`}>
      <legend>{label[lang.value]}</legend>
      <span class="choice">
        {options.map(({ value, name }) => (
          <label key={String(value)}>
            <input type="radio" name={id} checked={value === chosen?.value} onChange={() => put(value)} />
            <span>{name[lang.value]}</span>
          </label>
        ))}
      </span>
      <small id={`${id}-text`}>{chosen?.text[lang.value]}</small>
    </fieldset>
  );
}
