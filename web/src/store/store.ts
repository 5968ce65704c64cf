// Keeps the reader's set-up in IndexedDB, one entry a system. Looking for one leaves no trace.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { History } from '../app/history.ts';
import type { Build } from '#engine';
import type { Setup } from '../app/build.ts';

export interface Schema extends DBSchema {
  setups: { key: string; value: Kept };
  /** See roster.ts. */
  roster: { key: string; value: unknown };
}
interface Kept {
  format: 1;
  past: readonly Setup[];
  now: Setup;
  future: readonly Setup[];
}

const name = 'shiaiba';
/** Undo steps that outlive the page. */
const steps = 50;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(name, 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('setups');
      db.createObjectStore('roster');
    },
    // A later version of the page in another tab must not wait for this one.
    blocking: () => void close(),
    terminated: () => (opened = undefined),
  });
  return opened;
}

async function close(): Promise<void> {
  const one = opened;
  opened = undefined;
  (await one)?.close();
}

/** Whether this page has ever kept something here; rejects where the browser keeps nothing. */
export async function keepsAnything(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some((one) => one.name === name);
}

/** Null where nothing was kept; rejects where the browser keeps nothing. */
export async function keptSetup(system: string): Promise<History<Setup> | null> {
  if (!(await keepsAnything())) return null;
  const kept: unknown = await (await database()).get('setups', system);
  return isKept(kept) ? { past: kept.past, now: kept.now, future: kept.future } : null;
}

/** Opens what will be written to: a page that is being left has no time for that. */
export async function prepareToKeep(): Promise<void> {
  await database();
}

export async function keepSetup(system: string, { past, now, future }: History<Setup>): Promise<void> {
  const kept: Kept = { format: 1, past: past.slice(-steps), now, future: future.slice(0, steps) };
  const write = (await database()).transaction('setups', 'readwrite');
  const put = write.store.put(kept, system);
  // At once: a page that is being left is not there any more when the answer comes.
  write.commit();
  await Promise.all([put, write.done]);
}

/** Only the shape: what is in a build the engine judges, as with any other. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { format, past, now, future } = kept as Record<string, unknown>;
  return (
    format === 1 &&
    isSetup(now) &&
    Array.isArray(past) &&
    past.every(isSetup) &&
    Array.isArray(future) &&
    future.every(isSetup)
  );
}

export function isSetup(setup: unknown): setup is Setup {
  if (!Array.isArray(setup)) return false;
  const [a, b, ...settings] = setup as unknown[];
  return isBuild(a) && isBuild(b) && settings.length <= 1 && settings.every(isSettings);
}

/** Switches and numbers only; which there are the engine knows. */
function isSettings(settings: unknown): boolean {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return false;
  return Object.values(settings).every((one) => typeof one === 'boolean' || typeof one === 'number');
}

export function isBuild(build: unknown): build is Build {
  if (typeof build !== 'object' || build === null) return false;
  const { system, version, name } = build as Record<string, unknown>;
  return [system, version, name].every((one) => typeof one === 'string');
}
