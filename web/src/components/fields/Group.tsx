// Fields that are one object of the build: numbers beside each other, and what is chosen among few.
import type { GroupField } from '#engine';
import { lang } from '../../i18n/index.ts';
import { Field } from './Field.tsx';
import type { CharacterProps, Sheet, Values } from './sheet.ts';
import * as css from '../../styles/fields.module.css';

export default function Group({ field, sheet }: CharacterProps<GroupField>) {
  const { key, label, text, fields } = field;
  const held = sheet.values[key];
  const values = (typeof held === 'object' && held !== null ? held : {}) as Values;
  const id = `${key}-${sheet.id}`;
  const inner: Sheet = {
    id,
    values,
    put: (next, tag = '') => sheet.put({ ...sheet.values, [key]: next }, tag && `${key}/${tag}`),
  };
  return (
    <fieldset class={css.shares} aria-describedby={`${id}-text`}>
      <legend>{label[lang.value]}</legend>
      <small id={`${id}-text`}>{text[lang.value]}</small>
      <div>
        {fields.map((one) => (
          <Field key={one.key} field={one} sheet={inner} />
        ))}
      </div>
    </fieldset>
  );
}
