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

/** What a field is drawn as: a member's row and tactic are less than those of a whole side. */
export type DrawnType = AnyField['type'] | 'memberRow' | 'memberTactic';
const ofMember: Partial<Record<DrawnType, DrawnType>> = { row: 'memberRow', tactic: 'memberTactic' };

function typesIn(fields: readonly FormField[]): DrawnType[] {
  return fields.flatMap((field): DrawnType[] => {
    if (field.type === 'members')
      return [field.type, ...typesIn(field.fields).map((type) => ofMember[type] ?? type)];
    return field.type === 'group' ? [field.type, ...typesIn(field.fields)] : [field.type];
  });
}

/** As what everything that a reader of its page fills in is drawn, each once. */
export function typesOf({ form, settings }: Pick<SystemInfo, 'form' | 'settings'>): DrawnType[] {
  return [...new Set([...typesIn(form.fields), ...settings.map((one) => fieldOf(one).type)])];
}

/** What a form says itself; else arrays of panels where the sheet has patterns, and rows that face each other. */
export function boardOf({ board, fields }: Pick<Form, 'board' | 'fields'>): BoardForm['type'] {
  return board?.type ?? (typesIn(fields).includes('patterns') ? 'arrays' : 'rows');
}
