// Counts the points of a sheet: how many a field may use, and how many it has used. The engine checks the same
// (`Budget` of bindings/types/system.d.ts).
import type { Budget, Build, Form, FormField } from '#engine';
import type { Values } from './sheet.ts';
import { bought, left, listOf, taken } from './capacity.ts';
import { mostItems } from './conditions.ts';
import { entriesOf } from './planEntries.ts';

/** The points of a budget, by the chosen value; undefined: no value is chosen, so nothing is counted. */
export function totalOf({ totals }: Budget, values: Values): number | undefined {
  const { group, key, of, more } = totals;
  const chosen = ((values[group] ?? {}) as Values)[key];
  const base = typeof chosen === 'string' ? of[chosen] : undefined;
  const other = more && values[more.key];
  const added = typeof other === 'string' ? (more?.of[other] ?? 0) : 0;
  return base === undefined ? undefined : base + added;
}

/**
 * The cost of a level; a level beyond the table costs as its last entry, and without a table it costs itself.
 */
export function costOf({ costs }: Budget, key: string, level: number): number {
  const table = Array.isArray(costs) ? costs : costs?.[key];
  return table ? (table[Math.min(level, table.length - 1)] ?? 0) : level;
}

type Bought = NonNullable<Budget['also']>[number];

/** The cost of a list's items, without the first `free`, or of a group's numbers. */
function boughtOf({ key, of, free = 0 }: Bought, values: Values): number {
  const held = values[key];
  const prices = Array.isArray(held)
    ? held.flatMap((one) => of[String(one)] ?? []).slice(free)
    : Object.entries((held ?? {}) as Values).map(([part, n]) =>
        typeof n === 'number' ? n * (of[part] ?? 0) : 0,
      );
  return prices.reduce((sum, one) => sum + one, 0);
}

/** The points spent by a group's own values, and by the lists and groups that cost the same points. */
export function spent(budget: Budget, group: Values, values: Values): number {
  const numbers = Object.entries(group).map(([key, n]) =>
    typeof n === 'number' ? costOf(budget, key, n) : 0,
  );
  const others = (budget.also ?? []).map((one) => boughtOf(one, values));
  return [...numbers, ...others].reduce((sum, one) => sum + one, 0);
}

/** Points used out of `of`; without `of` they are counted but not limited. */
export interface Used {
  used: number;
  of?: number;
  /** Too many are used, or too few. */
  wrong: boolean;
}

const record = (of: unknown) => (typeof of === 'object' && of !== null ? of : {}) as Values;

function ofBudget(budget: Budget | undefined, key: string, values: Values): Used | null {
  const of = budget && totalOf(budget, values);
  if (budget === undefined || of === undefined) return null;
  const used = spent(budget, record(values[key]), values);
  return { used, of, wrong: used > of || (budget.exact === true && used < of) };
}

/** The points, or the number of entries, that a field uses; null if it counts none. */
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
      return bounded(listOf(values, field.key).length, mostItems(field, values), field.least);
    case 'tactic': {
      const used = entriesOf(values, field.key).length;
      return used > 0 ? { used, wrong: false } : null;
    }
    default:
      return null;
  }
}

/** The points used in the group that pays for a list's items; null if no group does. */
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
