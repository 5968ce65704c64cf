// Settings of a match beside the form that a system offers for them.
import type { SettingField } from '#engine';
import type { Settings } from '../../app/build.ts';

/** The option that holds: the one without a value where nothing is set. */
export function chosenOf(
  field: SettingField,
  settings: Settings,
): SettingField['options'][number] | undefined {
  const set = settings[field.key] ?? null;
  return (
    field.options.find(({ value }) => value === set) ?? field.options.find(({ value }) => value === null)
  );
}

/** What a file of one's own is called; null where none is set. */
export function titleOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { list } = value as { list?: { title?: unknown } };
  return typeof list?.title === 'string' ? list.title : '';
}
