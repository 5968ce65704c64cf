// Decides which fields of a member are shown: some hang on the value of another field.
import type { Build, Condition, FieldCondition, ListField, MemberField } from '#engine';

function met(when: FieldCondition, values: Build): boolean {
  const held = values[when.key] ?? null;
  if ('is' in when) return held === when.is;
  return typeof held === 'object' && Boolean((held as Record<string, unknown> | null)?.[when.has]);
}

function allMet(when: Condition, values: Build): boolean {
  if ('any' in when) return when.any.some((one) => met(one, values));
  if ('all' in when) return when.all.every((one) => met(one, values));
  return met(when, values);
}

/** Whether a field is shown for a member with these values. */
export const holds = ({ when }: MemberField, values: Build): boolean => !when || allMet(when, values);

/** Most items that the list may have for a member with these values. */
export const mostItems = ({ fewer = [], most }: ListField, values: Build): number =>
  fewer.find(({ when }) => allMet(when, values))?.most ?? most;

/** The fields that are shown, and hidden ones that hold a value all the same, so that the mistake can be mended. */
export function visibleFields<F extends MemberField>(fields: readonly F[], values: Build): F[] {
  return fields.filter((field) => holds(field, values) || field.key in values);
}
