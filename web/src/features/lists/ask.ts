// Asks the engine to read a skill list, which it checks as a whole, and remembers the list that the reader gave last.
import type { ListSchema, SettingRead } from '#analysis';
import type { Problem, Reading } from '#engine';
import { system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { keep, kept } from '../../app/settings.ts';
import { EngineRefused } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { type List, settingIn } from './list.ts';
import { listsWords } from './words.ts';

const { ja, en } = listsWords;

/** Reading of a skill list: either a list without any problem, or null with all its problems. */
export interface ListReading extends Reading {
  list: List | null;
}

/** The problem without its place: a list out of a whole match has other lines than the text. */
const placeless = ({ ja, en, code, rule }: Problem): Problem => ({ ja, en, code, ...(rule && { rule }) });

/** Reads a list, or the one in a whole match. Never rejects: an error becomes a reading that says why. */
export async function readList(text: string, key: string): Promise<ListReading> {
  const inside = settingIn(text, key);
  const question = {
    call: 'readSetting',
    system: system.value?.id ?? '',
    key,
    text: inside === null ? text : JSON.stringify(inside),
  } as const;
  const none = { form: 'list', characters: [], list: null };
  try {
    const read = await askOne<SettingRead>(pool(), question);
    const list = read.settings?.[key] as List | undefined;
    if (list) return { ...none, list, said: { ja: ja.found(list), en: en.found(list) }, problems: [] };
    const problems = inside === null ? read.problems : read.problems.map(placeless);
    const n = problems.length;
    return { ...none, said: { ja: ja.broken(n), en: en.broken(n) }, problems };
  } catch (error) {
    const problems = error instanceof EngineRefused ? error.problems : [];
    return { ...none, said: reasonOf(error), problems };
  }
}

/** The system's own list as a file's text, for users to start from. */
export function usualList(key: string): Promise<string> {
  return askOne<string>(pool(), { call: 'usualSetting', system: system.value?.id ?? '', key });
}

/** The format of the system's lists; null where it has none. */
export function formatOfLists(): Promise<ListSchema | null> {
  return askOne<ListSchema | null>(pool(), { call: 'settingSchema', system: system.value?.id ?? '' });
}

const place = (key: string) => `list.${system.value?.id ?? ''}.${key}`;

/** Remembers the list that the reader gave last: links that need it open with it, whatever list the match uses. */
export function remember(key: string, list: List): void {
  keep(place(key), JSON.stringify(list));
}

export function remembered(key: string): List | null {
  try {
    return JSON.parse(kept(place(key)) ?? 'null') as List | null;
  } catch {
    return null;
  }
}
