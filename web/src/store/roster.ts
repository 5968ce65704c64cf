// Store of the roster, in IndexedDB, one record per character. Reading leaves no trace.
import type { Build } from '#engine';
import { look, write } from './database.ts';
import { isBuild } from './store.ts';

/** A character of the roster. */
export interface Entry {
  /** Identity of the character: see `identity` in app/roster/roster.ts. */
  key: string;
  build: Build;
  tags: readonly string[];
  /** When it was put in (ms since 1970); gives the order of the roster. */
  at: number;
}

/** The kept roster in its order. A record of another shape is passed over. */
export async function keptRoster(): Promise<Entry[]> {
  const all = await look('roster', (store) => store.getAll());
  return (Array.isArray(all) ? all : []).filter(isEntry).sort((a, b) => a.at - b.at);
}

/** Puts and removes in one transaction: everything is kept, or nothing. */
export async function changeRoster(put: readonly Entry[], removed: readonly string[]): Promise<void> {
  await write('roster', (store) => {
    for (const key of removed) store.delete(key);
    for (const entry of put) store.put({ ...entry, format: 1 }, entry.key);
  });
}

/** Checks the shape alone; the engine judges the build, as anywhere else. */
export function isEntry(kept: unknown): kept is Entry {
  if (typeof kept !== 'object' || kept === null) return false;
  const { format, key, build, tags, at } = kept as Record<string, unknown>;
  return (
    format === 1 &&
    typeof key === 'string' &&
    isBuild(build) &&
    Array.isArray(tags) &&
    tags.every((tag) => typeof tag === 'string') &&
    typeof at === 'number'
  );
}
