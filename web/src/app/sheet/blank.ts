// Empties sheets and fields, and says for each type of field which value is its empty one.
import type { Build, Form, FormField, MemberField } from '#engine';
import { without } from '../../util/basics.ts';
import { holds } from './conditions.ts';

/** Marks a field that clearing leaves as it is; undefined, by contrast, removes the key. */
const kept = Symbol('kept');

const filled = (of: object) => (Object.keys(of).length > 0 ? of : undefined);

/** Value of a field after clearing. */
function clear(field: FormField): unknown {
  switch (field.type) {
    case 'name':
      return '';
    case 'row':
      return Array<string>(field.places).fill('');
    case 'points':
      return Object.fromEntries(field.parts.map(({ key, min }) => [key, min]));
    case 'skills':
    case 'patterns':
    case 'plans':
    case 'list':
      return [];
    case 'number':
      return field.usual ?? (field.optional ? undefined : field.min);
    case 'steps':
      return field.of[0]?.value;
    case 'select':
      return field.usual ?? field.options[0]?.value ?? undefined;
    case 'group':
      return filled(field.fields.reduce(newField, {} as Build));
    case 'switch':
      return undefined;
    case 'members':
      return Array.from({ length: Math.max(field.least, 1) }, () => newMember(field.fields));
    case 'note':
    case 'shares':
    case 'tactic':
      return kept;
  }
}

function put(build: Build, key: string, value: unknown): Build {
  if (value === kept) return build;
  const next: Build = { ...build, [key]: value };
  if (value === undefined) Reflect.deleteProperty(next, key);
  return next;
}

/** The build without a name and with all fields cleared that can be; notes stay. */
export function cleared(build: Build, form: Form): Build {
  return form.fields.reduce((left, field) => put(left, field.key, clear(field)), build);
}

/** Whether anything but the name can be cleared. */
export function canClear({ fields }: Form): boolean {
  return fields.some((field) => field.type !== 'name' && clear(field) !== kept);
}

function written(left: Build, field: FormField): Build {
  if (field.type === 'note') return { ...left, [field.key]: '' };
  if (field.type === 'tactic') return { ...left, [field.key]: field.presets[0]?.id };
  if (field.type !== 'shares') return left;
  const even = Math.floor(field.total / field.parts.length);
  const over = field.total - even * field.parts.length;
  return field.parts.reduce((one, { key }, at) => ({ ...one, [key]: even + (at < over ? 1 : 0) }), left);
}

/** A new sheet: no name, no notes, the points shared out evenly or not given at all. */
export function blank(build: Build, form: Form): Build {
  return form.fields.reduce(written, cleared(build, form));
}

/** The build with this field as on a new sheet. */
function newField(left: Build, field: FormField): Build {
  return written(put(left, field.key, clear(field)), field);
}

/** A new member of a party, without the fields that are shown only on a condition. */
export function newMember(fields: readonly MemberField[]): Record<string, unknown> {
  const always = fields.filter((field) => holds(field, {} as Build));
  return always.reduce(newField, {} as Build);
}

/** The build after a change: fields that are no longer shown are removed, fields that now are begin as on a new sheet. */
export function fitted(next: Build, before: Build, fields: readonly MemberField[]): Build {
  const changed = fields.filter((field) => holds(field, next) !== holds(field, before));
  const kept = changed.reduce((left, { key }) => without(left, key) as Build, next);
  return changed.reduce((left, field) => (holds(field, next) ? newField(left, field) : left), kept);
}
