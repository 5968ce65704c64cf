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

/** A whole number, or what holds where it is absent; null where there is none. */
export function numberOf(values: Values, { key, otherwise }: NumberField): number | null {
  const stored = values[key];
  return typeof stored === 'number' && Number.isInteger(stored) ? stored : (otherwise ?? null);
}

/** Values with another number; what would hold without it is left out. */
export function withNumber(values: Values, { key, otherwise }: NumberField, number: number | null): Values {
  return withValue(values, key, number === otherwise ? null : number);
}

/** There may be no number at all. */
export function canBeNone({ optional, otherwise }: NumberField): boolean {
  return optional === true && otherwise === undefined;
}

/** One more or less; below the least of one that may be none there is none. */
export function stepped(now: number | null, by: 1 | -1, field: NumberField): number | null {
  const { min, max } = field;
  if (now === null) return by > 0 || !canBeNone(field) ? min : null;
  const next = now + by;
  if (next < min) return canBeNone(field) ? null : min;
  return Math.min(next, max);
}

/** What was typed, as far as it is a number within the bounds; undefined: it is none yet. */
export function typed(text: string, { min, max, optional }: NumberField): number | null | undefined {
  if (text.trim() === '') return optional ? null : undefined;
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

/** The nearest number to what was typed; below the least of one that may be none there is none. */
export function nearest(text: string, field: NumberField): number | null {
  const number = Math.round(Number(text));
  if (text.trim() === '' && field.optional) return null;
  if (number < field.min) return canBeNone(field) ? null : field.min;
  return Number.isNaN(number) ? field.min : Math.min(Math.max(number, field.min), field.max);
}

/** Place of the value on its scale; -1 where it is not on it. */
export function stepOf(values: Values, { key, of }: StepsField): number {
  return of.findIndex(({ value }) => value === values[key]);
}
