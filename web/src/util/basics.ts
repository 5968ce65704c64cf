// Small functions that know nothing of the page.

// Text as it is compared with what a reader types.

/** One width, one case, hiragana for katakana. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** A record without one of its entries. */
export function without<V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}

/** "owner/name". */
export const isRepository = (said: string): boolean =>
  /^[A-Za-z0-9-]{1,39}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/.test(said);

/** Where repositories are, and the branch of one from which the site is built. */
export const host = 'https://github.com';
export const branch = 'main';

/** JSON in which the order of keys says nothing: equal values are equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
