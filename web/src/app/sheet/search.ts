// Searches items by text that a user types: kanji, kana, a Latin spelling of the kana, or English.
import type { Item } from '#engine';
import { plain } from '../../util/basics.ts';

const heads = ['', 'k', 's', 't', 'n', 'h', 'm', 'y', 'r', 'w', 'g', 'z', 'z', 'b', 'p'];
const rows =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもや・ゆ・よらりるれろわ・・・をがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽ';
/** Small kana change the syllable before them: "^" takes the vowel i away. */
const small: Record<string, string> = { ゃ: '^ya', ゅ: '^yu', ょ: '^yo' };

const latinOf = new Map<string, string>(
  Array.from(rows).map((kana, i) => [kana, (heads[Math.floor(i / 5)] ?? '') + ('aiueo'[i % 5] ?? '')]),
);

/** A form in which kana and all usual Latin spellings are equal: こうさく, kousaku, kosaku, kōsaku → kosaku. */
export function sound(text: string): string {
  const latin = Array.from(plain(text))
    .map((sign) => small[sign] ?? latinOf.get(sign) ?? sign)
    .join('');
  return latin
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s'ー-]/g, '')
    .replace(/i?\^/g, '')
    .replace(/ん/g, 'n')
    .replace(/[っ]|tch/g, (sign) => (sign === 'っ' ? '' : 'ch'))
    .replace(/sh(?=[aueo])/g, 'sy')
    .replace(/ch(?=[aueo])/g, 'ty')
    .replace(/j(?=[aueo])/g, 'zy')
    .replace(/shi/g, 'si')
    .replace(/chi/g, 'ti')
    .replace(/tsu/g, 'tu')
    .replace(/fu/g, 'hu')
    .replace(/ji/g, 'zi')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/d(?=[iu])/g, 'z')
    .replace(/ou/g, 'o')
    .replace(/([a-z])\1/g, '$1');
}

/** Whether a text contains the query, as written or by its sound. */
export function saysOrSounds(text: string, query: string): boolean {
  const heard = sound(query);
  return plain(text).includes(plain(query)) || (heard !== '' && sound(text).includes(heard));
}

export function matches(item: Item, query: string): boolean {
  const asked = plain(query);
  if (!asked) return true;
  const written = [item.id, item.glyph, item.name.ja, item.name.en, item.reading.ja, item.reading.en];
  if (written.some((text) => plain(text).includes(asked))) return true;
  const heard = sound(asked);
  return heard !== '' && sound(item.reading.ja).includes(heard);
}
