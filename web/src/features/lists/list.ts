// A GM's own skill list as the value of a setting, as far as the page looks into it.
import type { Build, Form } from '#engine';
import { settings } from '../../app/fight/match.ts';
import { skillsOf } from '../../app/sheet/capacity.ts';

/** A skill list as files hold it: systems name lists, and what is in them, at one of two places. */
export interface List {
  list?: { title: string; version: string };
  name?: string;
  skills: { name?: string; id?: string; en: string }[];
  statuses?: unknown[];
}

const isRecord = (of: unknown): of is Record<string, unknown> => typeof of === 'object' && of !== null;

/** The list of the match on the page; null: the usual one. The engine has checked it. */
export function listInUse(key: string): List | null {
  const value = settings.value?.[key];
  return isRecord(value) ? (value as unknown as List) : null;
}

/** The setting inside a whole match; null where the text is none. */
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

/** Behind the title, between the language's brackets; nothing where it has none. */
export const versionOf = ({ list }: List, open: string, close: string): string =>
  list === undefined ? '' : `${open}${list.version}${close}`;

/** Skills of a sheet that the list doesn't have. */
export function unknownIn(build: Build, form: Form, { skills }: List): string[] {
  const known = new Set(skills.map(({ name, id = '' }) => name ?? id));
  return form.fields.flatMap((field) =>
    field.type === 'skills' ? skillsOf(build, field.key).filter((name) => !known.has(name)) : [],
  );
}

/** A file's name, without what file systems refuse. */
export function fileNameOf(list: List): string {
  return `${
    titleOf(list)
      .replace(/[\p{C}\\/:*?"<>|.]/gu, '')
      .slice(0, 40) || 'skills'
  }.json`;
}
