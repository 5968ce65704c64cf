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
