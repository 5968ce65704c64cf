// The page's own words in the reader's language; what a game says comes from the engine.
import { batch, signal } from '@preact/signals';
import type { Lang } from '#engine';
import { ja } from './ja.ts';

/** Every language has every key of the Japanese one, with the same arguments. */
export type Words = typeof ja;

export const langs: readonly Lang[] = ['ja', 'en'];
export const lang = signal<Lang>('ja');
export const words = signal<Words>(ja);

/** For those who have the words already: the build of the served HTML, and tests. */
export function setWords(language: Lang, dictionary: Words): void {
  batch(() => {
    lang.value = language;
    words.value = dictionary;
  });
}

/** Fetches a language where needed; rejects if it can't be had. */
export async function loadWords(language: Lang): Promise<void> {
  setWords(language, language === 'ja' ? ja : (await import('./en.ts')).en);
}
