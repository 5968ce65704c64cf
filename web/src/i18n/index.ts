// The page's own words in the reader's language. Words of a game come from the engine.
import { type ReadonlySignal, batch, computed, signal } from '@preact/signals';
import type { Lang, Text } from '#engine';
import { dictionary, type ja } from './ja.ts';

/** Keys and arguments of the words; every language has those of the Japanese one. */
export type Words = typeof ja;
/** Makes the words of a language. `unit`: the system's word for a round. */
export type Dictionary = (unit: string) => Words;

export const langs: readonly Lang[] = ['ja', 'en'];
export const lang = signal<Lang>('ja');
/** The word for a round of the system on the page. */
export const unit = signal<Text>({ ja: '', en: '' });
/** What each game is in everyday words, and of the one on the page in a line how it is won: as the served page has it. */
export const games = signal<{ line?: Text; titles?: Partial<Record<string, Text>> }>({});
const spoken = signal<Dictionary>(dictionary);
export const words = computed(() => spoken.value(unit.value[lang.value]));

/** Sets words that are loaded already: for the drawing of the HTML, and for tests. */
export function setWords(language: Lang, dictionary: Dictionary): void {
  batch(() => {
    lang.value = language;
    spoken.value = dictionary;
  });
}

/** Loads the words of a language if needed; rejects if they can't be fetched. */
export async function loadWords(language: Lang): Promise<void> {
  setWords(language, language === 'ja' ? dictionary : (await import('./en.ts')).dictionary);
}

/** Words under keys: an entry holds its text in every language, or further entries. */
interface Table {
  readonly [key: string]: Readonly<Record<Lang, unknown>> | Table;
}
type Said<T> = T extends string ? string : T extends (infer One)[] ? One[] : T;
/** The words of a table in one language. */
export type WordsOf<T> = {
  readonly [K in keyof T]: T[K] extends { ja: infer J } ? Said<J> : WordsOf<T[K]>;
};
/** A table whose entries agree in type: a text in every language, or functions of the same arguments. */
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

/** The words of a feature: `value` has them in the reader's language, `ja` and `en` always in that one. */
export function translated<T extends Table>(
  table: T & Complete<T>,
): ReadonlySignal<WordsOf<T>> & Record<Lang, WordsOf<T>> {
  const said = { ja: saidIn<T>(table, 'ja'), en: saidIn<T>(table, 'en') };
  return Object.assign(
    computed(() => said[lang.value]),
    said,
  );
}
