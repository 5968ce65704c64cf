// Completions by reading: finds the names whose reading a text ends with the beginning of, so that いっせん or issen offers
// the completions of 一閃.
import type { Item, Lang, PlanCompletion } from '#engine';
import { sound } from '../../app/sheet/search.ts';

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}ｰﾞﾟー]+$/u;
const latin = /[A-Za-zＡ-Ｚａ-ｚ]+$/;
/** Most names whose completions are asked for. */
const most = 8;

interface Heard {
  /** The text before the letters that are taken for a name. */
  before: string;
  names: string[];
}

/** Names whose reading the last letters of a text may begin. Particles are kana too, so the longest run of last
 * letters that begins a name is taken; a single letter counts only if no other kana stands before it. */
export function heard(text: string, items: readonly Item[], lang: Lang): Heard | null {
  const run = (kana.exec(text) ?? latin.exec(text))?.[0] ?? '';
  const last = latin.test(run) ? 0 : Math.max(0, run.length - 2);
  for (let at = 0; at <= last && at < run.length; at++) {
    const said = sound(run.slice(at));
    const found = items.filter(
      ({ name, reading }) => reading.ja !== name.ja && sound(reading.ja).startsWith(said),
    );
    if (said !== '' && found.length > 0) {
      const names = [...new Set(found.map(({ name }) => name[lang]))];
      return { before: text.slice(0, text.length - run.length + at), names: names.slice(0, most) };
    }
  }
  return null;
}

/** Completions of a text, followed by those of the names that it may mean. `complete` is asked once for each name,
 * with all but its last letter, since a whole name is not completed any more. */
export async function withReadings(
  text: string,
  found: Heard | null,
  complete: (text: string) => Promise<PlanCompletion[]>,
): Promise<PlanCompletion[]> {
  const plain = complete(text);
  const named = (found?.names ?? []).map(async (name) => {
    const begun = found?.before ?? '';
    const list = await complete(begun + Array.from(name).slice(0, -1).join(''));
    const from = Array.from(begun).length;
    return list.filter(({ label, begin }) => label.includes(name) && begin <= from);
  });
  const all = (await Promise.all([plain, ...named])).flat();
  return all.filter(({ label }, at) => all.findIndex((one) => one.label === label) === at);
}
