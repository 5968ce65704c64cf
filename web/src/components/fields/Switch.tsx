// The switch field: a key that is true or absent, as a switch.
import type { SwitchField } from '#engine';
import { lang } from '../../i18n/index.ts';
import type { Props } from '../../app/sheet/sheet.ts';
import { withValue } from './values/values.ts';
import * as css from '../../styles/fields.module.css';

export default function Switch({ field: { key, label, text }, sheet }: Props<SwitchField>) {
  const id = `${key}-${sheet.id}`;
  return (
    <p class={css.line}>
      <label class={css.hold}>
        <input
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-text`}
          checked={sheet.values[key] === true}
          onChange={(event) =>
            sheet.put(withValue(sheet.values, key, event.currentTarget.checked || undefined))
          }
        />
        <b>{label[lang.value]}</b>
      </label>
      <small id={`${id}-text`}>{text[lang.value]}</small>
    </p>
  );
}
