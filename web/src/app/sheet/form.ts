// The form of a system as the page reads it: types of fields and settings, the layout of the board, what a page is first drawn with.
import type { BoardForm, Form, FormField, SettingField, SystemInfo, Text } from '#engine';

/** The JSON of a file of one's own; only settings have such. */
export interface FileField {
  type: 'file';
  key: string;
  label: Text;
}
export type AnyField = FormField | FileField;

/** What a file of one's own is called; null where none is set. */
export function titleOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { list } = value as { list?: { title?: unknown } };
  return typeof list?.title === 'string' ? list.title : '';
}

/** A setting without a type has options, or is a file. */
export function fieldOf(setting: SettingField) {
  if (setting.type !== undefined) return setting;
  const { key, label, options, file } = setting;
  return file ? { type: 'file' as const, key, label } : { type: 'select' as const, key, label, options };
}

/** What a field is drawn as: a member's row and tactic are less than those of a whole side. */
type DrawnType = AnyField['type'] | 'memberRow' | 'memberTactic';
const ofMember: Partial<Record<DrawnType, DrawnType>> = { row: 'memberRow', tactic: 'memberTactic' };

function typesIn(fields: readonly FormField[]): DrawnType[] {
  return fields.flatMap((field): DrawnType[] =>
    field.type === 'members'
      ? [field.type, ...typesIn(field.fields).map((type) => ofMember[type] ?? type)]
      : field.type === 'group'
        ? [field.type, ...typesIn(field.fields)]
        : [field.type],
  );
}

/** As what everything that a reader of its page fills in is drawn, each once. */
export function typesOf({ form, settings }: Pick<SystemInfo, 'form' | 'settings'>): DrawnType[] {
  return [...new Set([...typesIn(form.fields), ...settings.map((one) => fieldOf(one).type)])];
}

/** What a form says itself; else arrays of panels where the sheet has patterns, and rows that face each other. */
export function boardOf({ board, fields }: Pick<Form, 'board' | 'fields'>): BoardForm['type'] {
  return board?.type ?? (typesIn(fields).includes('patterns') ? 'arrays' : 'rows');
}

// What a system's page is drawn with at first, told by the system's own description.

/** A part of the page: a type of its fields, the sections that these stand in, its board, or what chance brings. */
type PartName = DrawnType | BoardForm['type'] | 'sections' | 'play' | 'dice';
/** Of a part that is no type of field. */
export type OtherPart = Exclude<PartName, DrawnType>;

export function drawnWith(info: SystemInfo): PartName[] {
  const names: PartName[] = [...typesOf(info), 'sections', boardOf(info.form)];
  if (info.chance) names.push('play');
  if (info.form.dice) names.push('dice');
  return names;
}
