// Reads and writes the values of single fields in a build or in settings. Stored values may be anything; a
// value that equals the default is not stored.
import type { NumberField, SelectField, StepsField } from '#engine';
import type { Values } from '../../../app/sheet/sheet.ts';
import { without } from '../../../util/basics.ts';

/** The chosen option; if none or an unknown one is set, the option whose value is null. */
export function chosenOf(
  { key, options }: Pick<SelectField, 'key' | 'options'>,
  values: Values,
): SelectField['options'][number] | undefined {
  const set = values[key] ?? null;
  return options.find(({ value }) => value === set) ?? options.find(({ value }) => value === null);
}

/** A copy with `key` set; null or undefined removes the key. */
export function withValue(values: Values, key: string, value: unknown): Values {
  return value === undefined || value === null ? without(values, key) : { ...values, [key]: value };
}

/** The stored whole number, else the field's default, else null. */
export function numberOf(values: Values, { key, otherwise }: NumberField): number | null {
  const stored = values[key];
  return typeof stored === 'number' && Number.isInteger(stored) ? stored : (otherwise ?? null);
}

/** A copy with another number; a number equal to the default isn't stored, null removes the key. */
export function withNumber(values: Values, { key, otherwise }: NumberField, number: number | null): Values {
  return withValue(values, key, number === otherwise ? null : number);
}

/** Whether the field can be empty: it is optional and has no default. */
export function canBeNone({ optional, otherwise }: NumberField): boolean {
  return optional === true && otherwise === undefined;
}

/** The number one step up or down, within the bounds; below `min` a field that can be empty becomes null. */
export function stepped(now: number | null, by: 1 | -1, field: NumberField): number | null {
  const { min, max } = field;
  if (now === null) return by > 0 || !canBeNone(field) ? min : null;
  const next = now + by;
  if (next < min) return canBeNone(field) ? null : min;
  return Math.min(next, max);
}

/** A typed decimal number, also in full-width digits; NaN: the text is none, as "0x10" and "1e1" are none to a player. */
function decimal(text: string): number {
  const plain = text.normalize('NFKC').replace('\u2212', '-').trim();
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : NaN;
}

/**
 * The typed number; null: the text of an optional field is empty; undefined: no whole number within the bounds
 * (yet).
 */
export function typed(text: string, { min, max, optional }: NumberField): number | null | undefined {
  if (text.trim() === '') return optional ? null : undefined;
  const number = decimal(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/**
 * The legal number nearest to the typed text; null: an optional field is empty, or below `min` in a field that
 * can be empty.
 */
export function nearest(text: string, field: NumberField): number | null {
  const number = Math.round(decimal(text));
  if (text.trim() === '' && field.optional) return null;
  if (number < field.min) return canBeNone(field) ? null : field.min;
  return Number.isNaN(number) ? field.min : Math.min(Math.max(number, field.min), field.max);
}

/** Index of the value among the steps; -1: it is none of them. */
export function stepOf(values: Values, { key, of }: StepsField): number {
  return of.findIndex(({ value }) => value === values[key]);
}
