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
