// Which fields a party's member is asked for: some come and go with what another one holds.
import type { Build, MemberField } from '#engine';
import { without } from '../util/without.ts';
import { newField } from './blank.ts';

function holds({ when }: MemberField, values: Build): boolean {
  if (!when) return true;
  const held = values[when.key] ?? null;
  if ('is' in when) return held === when.is;
  return typeof held === 'object' && Boolean((held as Record<string, unknown> | null)?.[when.has]);
}

/** Those that are asked for, and those that hold something nevertheless: what is wrong can be mended where it stands. */
export function asked<F extends MemberField>(fields: readonly F[], values: Build): F[] {
  return fields.filter((field) => holds(field, values) || field.key in values);
}

/** After a change: what is no longer asked for is left out, and what now is begins as on a new sheet. */
export function fitted(next: Build, before: Build, fields: readonly MemberField[]): Build {
  const changed = fields.filter((field) => holds(field, next) !== holds(field, before));
  const kept = changed.reduce((left, { key }) => without(left, key) as Build, next);
  return changed.reduce((left, field) => (holds(field, next) ? newField(left, field) : left), kept);
}
