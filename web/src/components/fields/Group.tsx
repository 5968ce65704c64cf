// Fields of one object of the build, with what they cost of the points that there are.
import type { GroupField } from '#engine';
import { lang } from '../../i18n/index.ts';
import { Term } from '../term/Term.tsx';
import { spent, totalOf } from './budget.ts';
import { Field } from './Field.tsx';
import NumberOf from './Number.tsx';
import type { Props, Sheet, Values } from './sheet.ts';
import { withValue } from './values.ts';
import * as css from './Group.module.css';

export default function Group({ field, sheet }: Props<GroupField>) {
  const { key, label, text, fields, budget } = field;
  const id = `${key}-${sheet.id}`;
  const held = sheet.values[key];
  // A pasted sheet may have anything there.
  const values = (typeof held === 'object' && held !== null ? held : {}) as Values;
  const inner: Sheet = {
    id,
    values,
    put: (next, tag) => {
      const kept = Object.keys(next).length > 0 ? next : undefined;
      sheet.put(withValue(sheet.values, key, kept), tag && `${key}/${tag}`);
    },
  };
  const total = budget && totalOf(budget, sheet.values);
  const used = budget && spent(budget, values, sheet.values);
  const wrong =
    total !== undefined && used !== undefined && (used > total || (budget?.exact && used < total));
  return (
    <section role="group" class={css.group} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <h3 id={id}>
        <Term of={key} name={label[lang.value]} />
        {total !== undefined && (
          <small data-short={wrong || undefined}>
            {used}/{total}
          </small>
        )}
      </h3>
      <p id={`${id}-text`} class="hint">
        {text[lang.value]}
      </p>
      {fields.map((one) =>
        one.type === 'number' ? (
          <NumberOf key={one.key} field={one} sheet={inner} line />
        ) : (
          <Field key={one.key} field={one} sheet={inner} />
        ),
      )}
    </section>
  );
}
