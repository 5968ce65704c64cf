// Store of the reader's set-up with its undo history, in IndexedDB, one record per system. Reading leaves no trace.
import type { Build } from '#engine';
import { forget, keep as keepSetting, kept as setting } from '../app/settings.ts';
import type { History } from '../app/fight/match.ts';
import type { Settings, Setup, Variants } from '../app/sheet/build.ts';
import type { PlayState } from '../app/fight/playState.ts';
import { database, look, write } from './database.ts';

// Set-ups of pages that were left before the database had them: localStorage takes them at once.

const name = (system: string) => `left.${system}`;

/** The value in localStorage, or null. Anything may stand there, so the caller checks its shape. */
function leftBehind(system: string): unknown {
  try {
    return JSON.parse(setting(name(system)) ?? 'null');
  } catch {
    return null;
  }
}

/** Leaves a set-up in localStorage; false where there is no room for it. */
const leaveBehind = (system: string, setup: object): boolean =>
  keepSetting(name(system), JSON.stringify(setup));

/** Removes the left set-up: the database has it, or a newer one. */
const takenOver = (system: string): void => forget(name(system));

/** A set-up as it is stored: its parts in an array. Frozen: readers have set-ups kept so, and they must still open. */
export type StoredSetup = readonly [
  Build,
  Build,
  settings?: Settings | undefined,
  course?: PlayState | undefined,
  variants?: Variants | undefined,
];

/** The stored form; the array ends with the last part that the set-up has. */
export function stored({ sides: [a, b], settings, course, variants }: Setup): StoredSetup {
  if (variants) return [a, b, settings, course, variants];
  if (course) return [a, b, settings, course];
  return settings ? [a, b, settings] : [a, b];
}

export function setupOfStored([a, b, settings, course, variants]: StoredSetup): Setup {
  return { sides: [a, b], settings, course, variants };
}

interface Kept {
  format: 1;
  past: readonly StoredSetup[];
  now: StoredSetup;
  future: readonly StoredSetup[];
}

/** Most undo and redo steps that are kept. */
const steps = 50;

/** The kept history; null where there is none. Rejects where the browser denies storage. A left set-up is the newer
 * one. */
export async function keptSetup(system: string): Promise<History<Setup> | null> {
  const left = fromJson(leftBehind(system));
  const kept = isKept(left) ? left : await look('setups', (store) => store.get(system));
  if (!isKept(kept)) return null;
  const { past, now, future } = kept;
  return { past: past.map(setupOfStored), now: setupOfStored(now), future: future.map(setupOfStored) };
}

/** Opens the database ahead: a page that is being left has no time for that. */
export async function prepareToKeep(): Promise<void> {
  await database();
}

export async function keepSetup(system: string, history: History<Setup>): Promise<void> {
  await write('setups', (store) => void store.put(asKept(history), system));
  takenOver(system);
}

/**
 * Keeps a set-up at once, in localStorage, for a page that is being left. Every step holds its own settings there;
 * with a long skill list in them there may be room for the last step only.
 */
export function leaveSetup(system: string, history: History<Setup>): void {
  const whole = asKept(history);
  if (!leaveBehind(system, whole)) leaveBehind(system, { ...whole, past: [], future: [] });
}

function asKept({ past, now, future }: History<Setup>): Kept {
  const [before, after] = [past.slice(-steps), future.slice(0, steps)];
  return { format: 1, past: before.map(stored), now: stored(now), future: after.map(stored) };
}

/** Turns null back into undefined: JSON writes the absent settings of a set-up as null. */
function fromJson(left: unknown): unknown {
  if (typeof left !== 'object' || left === null) return left;
  const setup = (one: unknown) => (Array.isArray(one) ? one.map((part: unknown) => part ?? undefined) : one);
  const all = (some: unknown) => (Array.isArray(some) ? some.map(setup) : some);
  const { past, now, future, ...rest } = left as Record<string, unknown>;
  return { ...rest, past: all(past), now: setup(now), future: all(future) };
}

/** Checks the shape alone; the engine judges the builds, as anywhere else. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { format, past, now, future } = kept as Record<string, unknown>;
  return (
    format === 1 &&
    isStoredSetup(now) &&
    Array.isArray(past) &&
    past.every(isStoredSetup) &&
    Array.isArray(future) &&
    future.every(isStoredSetup)
  );
}

export function isStoredSetup(setup: unknown): setup is StoredSetup {
  if (!Array.isArray(setup)) return false;
  const [a, b, settings, course, variants = [], ...more] = setup as unknown[];
  if (!isBuild(a) || !isBuild(b) || !Array.isArray(variants) || more.length > 0) return false;
  return [settings, course].every((one) => one === undefined || isPlain(one));
}

/** Whether a value is a plain object; the engine judges its content. */
function isPlain(kept: unknown): boolean {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) && !isBuild(kept);
}

export function isBuild(build: unknown): build is Build {
  if (typeof build !== 'object' || build === null) return false;
  const { system, version, name } = build as Record<string, unknown>;
  return [system, version, name].every((one) => typeof one === 'string');
}
