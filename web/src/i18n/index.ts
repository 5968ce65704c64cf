// The page's own words in the reader's language; what a game says comes from the engine.
import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
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

/** Words under their keys: what is said in every language, or words under keys of their own. */
interface Table {
  readonly [key: string]: Readonly<Record<Lang, unknown>> | Table;
}
type Said<T> = T extends string ? string : T extends (infer One)[] ? One[] : T;
/** The words of a table in one language. */
export type WordsOf<T> = {
  readonly [K in keyof T]: T[K] extends { ja: infer J } ? Said<J> : WordsOf<T[K]>;
};
/** A table in which every language says the same: texts for texts, functions of the same arguments for functions. */
type Complete<T> = {
  readonly [K in keyof T]: T[K] extends { ja: infer J } ? Readonly<Record<Lang, Said<J>>> : Complete<T[K]>;
};

function saidIn<T extends Table>(table: T, language: Lang): WordsOf<T> {
  const said = Object.entries(table).map(([key, one]) => [
    key,
    'ja' in one ? one[language] : saidIn(one, language),
  ]);
  return Object.fromEntries(said) as WordsOf<T>;
}

/** The words of a feature: `value` has them in the reader's language, `ja` and `en` in either. */
export function translated<T extends Table>(
  table: T & Complete<T>,
): ReadonlySignal<WordsOf<T>> & Record<Lang, WordsOf<T>> {
  const said = { ja: saidIn<T>(table, 'ja'), en: saidIn<T>(table, 'en') };
  return Object.assign(
    computed(() => said[lang.value]),
    said,
  );
}
