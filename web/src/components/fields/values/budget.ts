// Points of a sheet: how many there are for a field, and how many of them it has used.
import type { Budget, Build, Form, FormField } from '#engine';
import type { Values } from '../../../app/sheet/sheet.ts';
import { bought, left, listOf, taken } from '../../../app/sheet/capacity.ts';
import { entriesOf } from '../../../app/plans/entries.ts';

/** undefined: nothing is counted. */
export function totalOf({ totals }: Budget, values: Values): number | undefined {
  const { group, key, of, more } = totals;
  const chosen = ((values[group] ?? {}) as Values)[key];
  const base = typeof chosen === 'string' ? of[chosen] : undefined;
  const other = more && values[more.key];
  const added = typeof other === 'string' ? (more?.of[other] ?? 0) : 0;
  return base === undefined ? undefined : base + added;
}

/** What a number of this level costs; what is beyond a table costs as its last entry. */
export function costOf({ costs }: Budget, key: string, level: number): number {
  const table = Array.isArray(costs) ? costs : costs?.[key];
  return table ? (table[Math.min(level, table.length - 1)] ?? 0) : level;
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

/** Of the group's own values, and of lists and groups of the whole sheet. */
export function spent(budget: Budget, group: Values, values: Values): number {
  const numbers = Object.entries(group).map(([key, n]) =>
    typeof n === 'number' ? costOf(budget, key, n) : 0,
  );
  const others = (budget.also ?? []).map((one) => boughtOf(one, values));
  return [...numbers, ...others].reduce((sum, one) => sum + one, 0);
}

/** What is used of what there is; without `of` it is counted and not bounded. */
export interface Used {
  used: number;
  of?: number;
  /** More than there is, or less than must be. */
  wrong: boolean;
}

const record = (of: unknown) => (typeof of === 'object' && of !== null ? of : {}) as Values;

function ofBudget(budget: Budget | undefined, key: string, values: Values): Used | null {
  const of = budget && totalOf(budget, values);
  if (budget === undefined || of === undefined) return null;
  const used = spent(budget, record(values[key]), values);
  return { used, of, wrong: used > of || (budget.exact === true && used < of) };
}

/** Of the points that a field is about; null where it is about none. */
export function usedOf(field: FormField, values: Build, form: Form): Used | null {
  const bounded = (used: number, of: number, least = 0) => ({ used, of, wrong: used > of || used < least });
  switch (field.type) {
    case 'shares': {
      const used = field.parts.reduce((sum, { key }) => sum + (Number(values[key]) || 0), 0);
      return bounded(used, field.total, field.total);
    }
    case 'points':
      return bounded(field.total - left(values, field), field.total, field.total);
    case 'group':
      return ofBudget(field.budget, field.key, values);
    case 'skills':
      return bounded(listOf(values, field.key).length, bought(values, form, field.most));
    case 'patterns':
    case 'plans':
      return bounded(taken(values, form, field.most), bought(values, form, field.most));
    case 'list':
      return bounded(listOf(values, field.key).length, field.most, field.least);
    case 'tactic': {
      const used = entriesOf(values, field.key).length;
      return used > 0 ? { used, wrong: false } : null;
    }
    default:
      return null;
  }
}

/** The group whose points an item of a list costs, and how many of them are used. */
export function paidFrom(
  field: FormField,
  values: Build,
  form: Form,
): (Used & { label: FormField['label'] }) | null {
  if (field.type !== 'list') return null;
  for (const group of form.fields) {
    if (group.type !== 'group' || !group.budget?.also?.some(({ key }) => key === field.key)) continue;
    const used = usedOf(group, values, form);
    return used && { ...used, label: group.label };
  }
  return null;
}
