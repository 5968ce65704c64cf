// The page's own words in the reader's language; what a game says comes from the engine.
import { batch, computed, signal } from '@preact/signals';
import type { Lang, Text } from '#engine';
import { dictionary, type ja } from './ja.ts';

/** Every language has every key of the Japanese one, with the same arguments. */
export type Words = typeof ja;
/** The words of a language where a round is called `unit`. */
export type Dictionary = (unit: string) => Words;

export const langs: readonly Lang[] = ['ja', 'en'];
export const lang = signal<Lang>('ja');
/** What the system on the page calls a round. */
export const unit = signal<Text>({ ja: '', en: '' });
const spoken = signal<Dictionary>(dictionary);
export const words = computed(() => spoken.value(unit.value[lang.value]));

/** For those who have the words already: the build of the served HTML, and tests. */
export function setWords(language: Lang, dictionary: Dictionary): void {
  batch(() => {
    lang.value = language;
    spoken.value = dictionary;
  });
}

/** Fetches a language where needed; rejects if it can't be had. */
export async function loadWords(language: Lang): Promise<void> {
  setWords(language, language === 'ja' ? dictionary : (await import('./en.ts')).dictionary);
}
