// The clauses of the system on this page, in either language; fetched when they are first wanted.
import { signal } from '@preact/signals';
import type { Lang } from '#engine';
import books from 'virtual:rules';
import type { Clause } from './types.ts';

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
