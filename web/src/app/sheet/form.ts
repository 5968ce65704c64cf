// Reads a system's form for the page: types of fields and settings, the layout of the board, the parts that a page is
// first drawn with.
import type { BoardForm, Form, FormField, SettingField, SystemInfo, Text } from '#engine';

/** A field for the JSON of a file of the user's own; only settings have this type. */
export interface FileField {
  type: 'file';
  key: string;
  label: Text;
}
export type AnyField = FormField | FileField;

/** Title of such a file; null where none is set. */
export function titleOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { list } = value as { list?: { title?: unknown } };
  return typeof list?.title === 'string' ? list.title : '';
}

/** A setting as a field. A setting without a type has options, or is a file. */
export function fieldOf(setting: SettingField) {
  if (setting.type !== undefined) return setting;
  const { key, label, options, file } = setting;
  return file ? { type: 'file' as const, key, label } : { type: 'select' as const, key, label, options };
}

/** Name of the component that draws a field. A member's row and tactic have components of their own, with less in them. */
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

/** Types of all fields and settings that a reader fills in, each once. */
export function typesOf({ form, settings }: Pick<SystemInfo, 'form' | 'settings'>): DrawnType[] {
  return [...new Set([...typesIn(form.fields), ...settings.map((one) => fieldOf(one).type)])];
}

/** The board that the form names; else arrays of panels where the sheet has patterns, and rows facing each other
 * elsewhere. */
export function boardOf({ board, fields }: Pick<Form, 'board' | 'fields'>): BoardForm['type'] {
  return board?.type ?? (typesIn(fields).includes('patterns') ? 'arrays' : 'rows');
}

// Parts that a system's page is first drawn with; they follow from the system's description.
/** A part of the page: a type of field, the sections around fields, the board, or the parts for chance. */

/** A part of the page: a type of its fields, the sections that these stand in, its board, or what chance brings. */
type PartName = DrawnType | BoardForm['type'] | 'sections' | 'play' | 'dice';
/** A part that is no type of field. */
export type OtherPart = Exclude<PartName, DrawnType>;

export function drawnWith(info: SystemInfo): PartName[] {
  const names: PartName[] = [...typesOf(info), 'sections', boardOf(info.form)];
  if (info.chance) names.push('play');
  if (info.form.dice) names.push('dice');
  return names;
}
