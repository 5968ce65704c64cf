// What the numbers of a group cost, and how many points there are for them.
import type { Budget } from '#engine';
import type { Values } from './sheet.ts';

/** undefined: nothing is counted. */
export function totalOf({ totals }: Budget, values: Values): number | undefined {
  const chosen = ((values[totals.group] ?? {}) as Values)[totals.key];
  return typeof chosen === 'string' ? totals.of[chosen] : undefined;
}

/** Of the group's own values, and of lists of the whole sheet. What is beyond the table costs as its last entry. */
export function spent({ costs, also = [] }: Budget, group: Values, values: Values): number {
  const cost = (level: number) => (costs ? (costs[Math.min(level, costs.length - 1)] ?? 0) : level);
  const numbers = Object.values(group).filter((one) => typeof one === 'number');
  const lists = also.map(({ key, each }) => (Array.isArray(values[key]) ? values[key].length * each : 0));
  return [...numbers.map(cost), ...lists].reduce((sum, one) => sum + one, 0);
}
