// Names by their reading: whoever writes いっせん or issen is offered what 一閃 would be.
import type { Item, Lang, PlanCompletion } from '#engine';
import { sound } from '../../app/sheet/search.ts';

const kana = /[\p{sc=Hiragana}\p{sc=Katakana}ｰﾞﾟー]+$/u;
const latin = /[A-Za-zＡ-Ｚａ-ｚ]+$/;
/** So many names are looked into. */
const most = 8;

interface Heard {
  /** What stands before the letters that are read as a name. */
  before: string;
  names: string[];
}

/**
 * The names that the last letters of a text may be the beginning of. Particles are kana, too: as many letters as are the
 * beginning of some name are taken for one, and a letter alone only where it is all there is.
 */
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

/**
 * The completions of a text, and after them those of the names that it may mean. `complete` is asked once for each of these,
 * with all of it but its last letter: a name that is whole is no more to be completed.
 */
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
