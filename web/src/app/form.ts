// What a system's description asks for: the types of its fields and settings, and how its board is laid out.
import type { BoardForm, Form, FormField, SettingField, SystemInfo, Text } from '#engine';

/** The JSON of a file of one's own; only settings have such. */
export interface FileField {
  type: 'file';
  key: string;
  label: Text;
}
export type AnyField = FormField | FileField;

/** A setting without a type has options, or is a file. */
export function fieldOf(setting: SettingField) {
  if (setting.type !== undefined) return setting;
  const { key, label, options, file } = setting;
  return file ? { type: 'file' as const, key, label } : { type: 'select' as const, key, label, options };
}

/** Each type once, those of a party's members among them. */
function typesIn(fields: readonly FormField[]): FormField['type'][] {
  return fields.flatMap((field) =>
    field.type === 'members'
      ? [field.type, ...typesIn(field.fields)]
      : [field.type],
  );
}

/** The types of everything that a reader of its page fills in, each once. */
export function typesOf({ form, settings }: Pick<SystemInfo, 'form' | 'settings'>): AnyField['type'][] {
  return [...new Set([...typesIn(form.fields), ...settings.map((one) => fieldOf(one).type)])];
}

/** What a form says itself; else arrays of panels where the sheet has patterns, and rows that face each other. */
export function boardOf({ board, fields }: Pick<Form, 'board' | 'fields'>): BoardForm['type'] {
  return board?.type ?? (typesIn(fields).includes('patterns') ? 'arrays' : 'rows');
}
