// Keeps the roster in IndexedDB, one record a character. Looking at it leaves no trace.
import type { Build } from '#engine';
import { look, write } from './database.ts';
import { isBuild } from './store.ts';

/** A character of the roster. */
export interface Entry {
  /** What makes it the same character: see identity in app/roster/roster.ts. */
  key: string;
  build: Build;
  tags: readonly string[];
  /** Orders the roster: when it was put in, in ms. */
  at: number;
}

/** In the order of the roster; what has another shape is passed over. */
export async function keptRoster(): Promise<Entry[]> {
  const all = await look('roster', (store) => store.getAll());
  return (Array.isArray(all) ? all : []).filter(isEntry).sort((a, b) => a.at - b.at);
}

/** Puts and removes in one step: all of it is kept, or nothing. */
export async function changeRoster(put: readonly Entry[], removed: readonly string[]): Promise<void> {
  await write('roster', (store) => {
    for (const key of removed) store.delete(key);
    for (const entry of put) store.put({ ...entry, format: 1 }, entry.key);
  });
}

/** Only the shape: what is in a build the engine judges, as with any other. */
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
