// Values of single fields: read from whatever stands there, written as builds and settings have them.
import type { NumberField, SelectField, StepsField } from '#engine';
import type { Values } from '../../../app/sheet/sheet.ts';
import { without } from '../../../util/basics.ts';

// Which of several values holds, and what a file is called.

/** The option that holds: the one without a value where nothing is set. */
export function chosenOf(
  { key, options }: Pick<SelectField, 'key' | 'options'>,
  values: Values,
): SelectField['options'][number] | undefined {
  const set = values[key] ?? null;
  return options.find(({ value }) => value === set) ?? options.find(({ value }) => value === null);
}

/** undefined: the key is left out. */
export function withValue(values: Values, key: string, value: unknown): Values {
  return value === undefined || value === null ? without(values, key) : { ...values, [key]: value };
}

/** A whole number; null where there is none. */
export function numberOf(values: Values, { key }: NumberField): number | null {
  const stored = values[key];
  return typeof stored === 'number' && Number.isInteger(stored) ? stored : null;
}

/** One more or less; below the least of one that is optional there is none. */
export function stepped(now: number | null, by: 1 | -1, { min, max, optional }: NumberField): number | null {
  if (now === null) return by > 0 || !optional ? min : null;
  const next = now + by;
  if (next < min) return optional ? null : min;
  return Math.min(next, max);
}

/** What was typed, as far as it is a number within the bounds; undefined: it is none yet. */
export function typed(text: string, { min, max, optional }: NumberField): number | null | undefined {
  if (text.trim() === '') return optional ? null : undefined;
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** The nearest number to what was typed; below the least of one that is optional there is none. */
export function nearest(text: string, field: NumberField): number | null {
  const number = Math.round(Number(text));
  if (text.trim() === '' || number < field.min) return field.optional ? null : field.min;
  return Number.isNaN(number) ? field.min : Math.min(Math.max(number, field.min), field.max);
}

/** Place of the value on its scale; -1 where it is not on it. */
export function stepOf(values: Values, { key, of }: StepsField): number {
  return of.findIndex(({ value }) => value === values[key]);
}
