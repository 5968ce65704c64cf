// Which fields a member is asked for: some come and go with what another one holds.
import type { Build, FieldCondition, MemberField } from '#engine';

function met(when: FieldCondition, values: Build): boolean {
  const held = values[when.key] ?? null;
  if ('is' in when) return held === when.is;
  return typeof held === 'object' && Boolean((held as Record<string, unknown> | null)?.[when.has]);
}

/** Is a member that holds these values asked for that field? */
export function holds({ when }: MemberField, values: Build): boolean {
  if (!when) return true;
  if ('any' in when) return when.any.some((one) => met(one, values));
  if ('all' in when) return when.all.every((one) => met(one, values));
  return met(when, values);
}

/** Those that are asked for, and those that hold something nevertheless: what is wrong can be mended where it stands. */
export function visibleFields<F extends MemberField>(fields: readonly F[], values: Build): F[] {
  return fields.filter((field) => holds(field, values) || field.key in values);
}
