// Small functions on texts and values that know nothing of the page.

/** A text for comparing with what a reader types: half-width, lower case, hiragana for katakana. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** A copy of a record without one of its entries. */
export function without<V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}

/** Whether a text names a GitHub repository, "owner/name". */
export const isRepository = (said: string): boolean =>
  /^[A-Za-z0-9-]{1,39}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/.test(said);

/** Host of repositories, and the branch of a repository from which a site is built. */
export const host = 'https://github.com';
export const branch = 'main';

/** JSON with sorted keys, so that equal values give equal texts. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
