// Fields of one object of the build, with what they cost of the points that there are.
import type { Budget, GroupField } from '#engine';
import type { Props, Sheet, Values } from '../../app/sheet.ts';
import { lang } from '../../i18n/index.ts';
import { Term } from '../term/Term.tsx';
import { Field } from './Field.tsx';
import NumberOf from './Number.tsx';
import { withValue } from './values.ts';
import * as css from '../../styles/fields.module.css';

// What the numbers of a group cost, and how many points there are for them.

/** undefined: nothing is counted. */
export function totalOf({ totals }: Budget, values: Values): number | undefined {
  const { group, key, of, more } = totals;
  const chosen = ((values[group] ?? {}) as Values)[key];
  const base = typeof chosen === 'string' ? of[chosen] : undefined;
  const other = more && values[more.key];
  const added = typeof other === 'string' ? (more?.of[other] ?? 0) : 0;
  return base === undefined ? undefined : base + added;
}

type Bought = NonNullable<Budget['also']>[number];

/** Items of a list, those that are free left out, or numbers of a group. */
function boughtOf({ key, of, free = 0 }: Bought, values: Values): number {
  const held = values[key];
  const prices = Array.isArray(held)
    ? held.flatMap((one) => of[String(one)] ?? []).slice(free)
    : Object.entries((held ?? {}) as Values).map(([part, n]) =>
        typeof n === 'number' ? n * (of[part] ?? 0) : 0,
      );
  return prices.reduce((sum, one) => sum + one, 0);
}

/** Of the group's own values, and of lists and groups of the whole sheet. What is beyond a table costs as its last entry. */
export function spent({ costs, also = [] }: Budget, group: Values, values: Values): number {
  const cost = (key: string, level: number) => {
    const table = Array.isArray(costs) ? costs : costs?.[key];
    return table ? (table[Math.min(level, table.length - 1)] ?? 0) : level;
  };
  const numbers = Object.entries(group).map(([key, n]) => (typeof n === 'number' ? cost(key, n) : 0));
  return [...numbers, ...also.map((one) => boughtOf(one, values))].reduce((sum, one) => sum + one, 0);
}

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
