// The group field: draws the fields of one object of the build, with the costs of numbers that are bought.
import type { GroupField } from '#engine';
import type { Props, Sheet, Values } from '../../app/sheet/sheet.ts';
import { Field } from './Field.tsx';
import { NumberLine } from './Number.tsx';
import { costOf, totalOf } from '../../app/sheet/budget.ts';
import { withValue } from './values/values.ts';

export default function Group({ field, sheet }: Props<GroupField>) {
  const { key, fields, budget } = field;
  const id = `${key}-${sheet.id}`;
  const held = sheet.values[key];
  // A pasted sheet may have any value here.
  const values = (typeof held === 'object' && held !== null ? held : {}) as Values;
  const inner: Sheet = {
    id,
    values,
    put: (next, tag) => {
      const kept = Object.keys(next).length > 0 ? next : undefined;
      sheet.put(withValue(sheet.values, key, kept), tag && `${key}/${tag}`);
    },
  };
  // Without a table a number costs itself, so its cost isn't shown.
  const bought = budget?.costs && totalOf(budget, sheet.values) !== undefined ? budget : undefined;
  return (
    <>
      {fields.map((one) =>
        one.type === 'number' ? (
          <NumberLine
            key={one.key}
            field={one}
            sheet={inner}
            {...(bought && { cost: (level: number) => costOf(bought, one.key, level) })}
          />
        ) : (
          <Field key={one.key} field={one} sheet={inner} />
        ),
      )}
    </>
  );
}
