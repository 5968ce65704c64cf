// A GM's own skill list, the value of a setting: reads the few parts that the page needs. The engine checks the whole.
import type { Build, Form } from '#engine';
import { settings } from '../../app/fight/match.ts';
import { skillsOf } from '../../app/sheet/capacity.ts';

/** A skill list as in its file. The title stands in `list.title` or in `name`, a skill's name in `name` or in `id`,
 * depending on the system. */
export interface List {
  list?: { title: string; version: string };
  name?: string;
  skills?: { name?: string; id?: string; en?: string }[];
  statuses?: unknown[];
}

const isRecord = (of: unknown): of is Record<string, unknown> => typeof of === 'object' && of !== null;

/** The list of the match on the page, which the engine has checked; null: the system's own list. */
export function listInUse(key: string): List | null {
  const value = settings.value?.[key];
  return isRecord(value) ? value : null;
}

/** The value of the setting in a whole match; null: the text is no match, or the match has no such setting. */
export function settingIn(text: string, key: string): unknown {
  try {
    const given: unknown = JSON.parse(text);
    const inside = isRecord(given) && 'sides' in given ? given['settings'] : null;
    return isRecord(inside) ? (inside[key] ?? null) : null;
  } catch {
    return null;
  }
}

export const titleOf = ({ list, name = '' }: List): string => list?.title ?? name;

/** The version between the given brackets, to stand behind the title; "" where the list has none. */
export const versionOf = ({ list }: List, open: string, close: string): string =>
  list === undefined ? '' : `${open}${list.version}${close}`;

/** Skills of a sheet that the list doesn't have. */
export function unknownIn(build: Build, form: Form, { skills }: List): string[] {
  // Own data may leave out what it doesn't replace.
  if (!skills) return [];
  const known = new Set(skills.map(({ name, id = '' }) => name ?? id));
  return form.fields.flatMap((field) =>
    field.type === 'skills' ? skillsOf(build, field.key).filter((name) => !known.has(name)) : [],
  );
}

/** File name from the title, without characters that file systems refuse. */
export function fileNameOf(list: List): string {
  return `${
    titleOf(list)
      .replace(/[\p{C}\\/:*?"<>|.]/gu, '')
      .slice(0, 40) || 'skills'
  }.json`;
}
