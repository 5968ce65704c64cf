// A game's rules as data, made from docs/systems when the page is built and fetched when they are first wanted.
import { signal } from '@preact/signals';
import books, { taught } from 'virtual:rules';
import type { Lang } from '#engine';

// A game's rules as data: made from docs/systems when the page is built.

export type Inline = string | { t: 'code' | 'strong' | 'em'; s: string };
export type Block =
  | { t: 'p'; of: Inline[] }
  | { t: 'list'; ordered: boolean; items: Inline[][] }
  | { t: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { t: 'code'; s: string }
  | { t: 'round'; lanes: Lane[] };

/** A row of the picture of a round: a side's signs, and what becomes of them in words. */
export interface Lane {
  side: 'a' | 'b';
  cells: { s: string; mark?: 'acts' | 'spent' }[];
  note: string;
}

export interface Clause {
  /** "5.3", "R1"; "play" for 遊び方, "t.speed" for a word that it explains; empty for the introduction. */
  id: string;
  /** Other ids of the same word. */
  also?: string[];
  title: string;
  /** 1 for a chapter, 2 for a clause of one. */
  depth: number;
  blocks: Block[];
  /** What it comes to, in a sentence for who asks why at a line of a fight. */
  brief?: string;
}

// The clauses of the system on this page, in either language; fetched when they are first wanted.

const loaded = signal<{ system: string; clauses: Record<Lang, Clause[]> } | null>(null);

export async function loadClauses(system: string): Promise<void> {
  const book = books[system];
  if (book && loaded.peek()?.system !== system) {
    loaded.value = { system, clauses: (await book()).default };
  }
}

/** Empty until they are there. */
export function clauses(language: Lang): Clause[] {
  return loaded.value?.clauses[language] ?? [];
}

/** What the page calls by an id: a clause, or a word. */
export function clauseOf(list: readonly Clause[], id: string): Clause | undefined {
  return list.find((one) => one.id === id || one.also?.includes(id));
}

/** Clauses of the rules, without what leads them. */
export function numbered(list: readonly Clause[]): Clause[] {
  return list.filter(({ id }) => !/^[pt]/.test(id));
}

/** Whether a system has a tutorial, known without fetching one. */
export const isTaught = (system: string): boolean => taught.includes(system);
