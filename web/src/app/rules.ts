// A game's rules as data: made from docs/systems when the page is built, and fetched when they are first wanted.
import { signal } from '@preact/signals';
import books, { taught } from 'virtual:rules';
import type { Lang } from '#engine';

export type Inline = string | { t: 'code' | 'strong' | 'em'; s: string };
export type Block =
  | { t: 'p'; of: Inline[] }
  | { t: 'list'; ordered: boolean; items: Inline[][] }
  | { t: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { t: 'code'; s: string }
  | { t: 'round'; lanes: Lane[] };

/** A row of the picture of a round: the signs of a side, and a note of what becomes of them. */
export interface Lane {
  side: 'a' | 'b';
  cells: { s: string; mark?: 'acts' | 'spent' }[];
  note: string;
}

export interface Clause {
  /** "5.3", "R1"; "play" for 遊び方; "t.speed" for a word of the glossary; "" for the introduction. */
  id: string;
  /** Other ids of the same glossary entry. */
  also?: string[];
  title: string;
  /** 1 for a chapter, 2 for a clause of a chapter. */
  depth: number;
  blocks: Block[];
  /** The clause in a sentence, for a reader who asks why at a line of a fight. */
  brief?: string;
}

// Clauses of the page's system in both languages; fetched when they are first wanted.

const loaded = signal<{ system: string; clauses: Record<Lang, Clause[]> } | null>(null);

export async function loadClauses(system: string): Promise<void> {
  const book = books[system];
  if (book && loaded.peek()?.system !== system) {
    loaded.value = { system, clauses: (await book()).default };
  }
}

/** The clauses in a language; empty until they are loaded. */
export function clauses(language: Lang): Clause[] {
  return loaded.value?.clauses[language] ?? [];
}

/** The entry with this id: a clause, or a word of the glossary. */
export function clauseOf(list: readonly Clause[], id: string): Clause | undefined {
  return list.find((one) => one.id === id || one.also?.includes(id));
}

/** The words of the game that stand in a text, in the order of the glossary: "POW, SPD" is two. */
export function termsIn(text: string, list: readonly Clause[]): Clause[] {
  const stands = (word: string) =>
    /^[\w' -]+$/.test(word)
      ? new RegExp(`(?<!\\w)${word}s?(?!\\w)`, word === word.toUpperCase() ? '' : 'i').test(text)
      : text.includes(word);
  return list.filter(
    ({ id, title }) =>
      id.startsWith('t.') && title.split(/[,、・] ?/).some((word) => word !== '' && stands(word)),
  );
}

/** The numbered clauses, without the introduction, 遊び方 and the glossary. */
export function numbered(list: readonly Clause[]): Clause[] {
  return list.filter(({ id }) => !/^[pt]/.test(id));
}

/** Whether a system has a tutorial, known without fetching one. */
export const isTaught = (system: string): boolean => taught.includes(system);
