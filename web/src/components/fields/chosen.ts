// Which of several values holds, and what a file is called.
import type { SelectField } from '#engine';
import type { Values } from './sheet.ts';

/** The option that holds: the one without a value where nothing is set. */
export function chosenOf(
  { key, options }: Pick<SelectField, 'key' | 'options'>,
  values: Values,
): SelectField['options'][number] | undefined {
  const set = values[key] ?? null;
  return options.find(({ value }) => value === set) ?? options.find(({ value }) => value === null);
}

/** What a file of one's own is called; null where none is set. */
export function titleOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { list } = value as { list?: { title?: unknown } };
  return typeof list?.title === 'string' ? list.title : '';
}
