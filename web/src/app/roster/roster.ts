// State of the roster: the reader's characters with their tags, kept in this browser at every change.
import { computed, signal } from '@preact/signals';
import type { Build, Form } from '#engine';
import { deciding, note, noteFields } from '../sheet/build.ts';
import { system } from '../fight/match.ts';
import { keep, kept } from '../settings.ts';
import { storageDenied } from '../view.ts';
import type { Entry } from '../../store/roster.ts';

/** The store; it lies in one file with the store of the set-up, which is loaded already. */
const store = () => import('../../store/roster.ts');

export type { Entry } from '../../store/roster.ts';

/** The entries in the roster's order; null until they have been looked up. */
export const entries = signal<readonly Entry[] | null>(null);
/** Keys of the ticked entries. */
export const ticked = signal<ReadonlySet<string>>(new Set());
/** The browser has deleted what it kept: there was a roster, and the store is empty. */
export const evicted = signal(false);
/** When the roster was last written to a file (ms since 1970); null: never. */
export const exported = signal<number | null>(null);

/** The ticked entries in the roster's order; all entries where none is ticked. */
export const wanted = computed<readonly Entry[]>(() => {
  const all = entries.value ?? [];
  const some = all.filter((entry) => ticked.value.has(entry.key));
  return some.length > 0 ? some : all;
});

/** Identity of a character: two builds of the same name and the same values in a fight are the same character. */
export function identity(build: Build, form: Form): string {
  return JSON.stringify([build.system, build.name, ...deciding(build, form)]);
}

/** A character with the tags that it gets. */
export interface Tagged {
  build: Build;
  tags: readonly string[];
}
interface Merged {
  entries: Entry[];
  /** Keys of the entries that are new, and of those that were there before. */
  added: string[];
  known: string[];
}

/** Puts characters in at the end. A known character keeps its place, gains the tags, and takes over notes if there
 * are any. */
export function merge(now: readonly Entry[], more: readonly Tagged[], form: Form, at: number): Merged {
  const all = new Map(now.map((entry) => [entry.key, entry]));
  const added: string[] = [];
  const known: string[] = [];
  const last = now.at(-1)?.at ?? 0;
  let time = Math.max(at, last + 1);
  for (const { build, tags } of more) {
    const key = identity(build, form);
    const before = all.get(key);
    if (!before) {
      all.set(key, { key, build, tags: [...new Set(tags)], at: time++ });
      added.push(key);
      continue;
    }
    const written = noteFields(form).some((field) => note(build, field.key));
    all.set(key, {
      ...before,
      build: written ? build : before.build,
      tags: [...new Set([...before.tags, ...tags])],
    });
    if (!added.includes(key)) known.push(key);
  }
  return { entries: [...all.values()], added, known };
}

/** Loads the roster. May be called again, since another tab may have changed it. */
export async function loadRoster(): Promise<void> {
  exported.value = Number(kept('exported')) || null;
  try {
    const all = await (await store()).keptRoster();
    const mine = all.filter((entry) => entry.build.system === system.value?.id);
    evicted.value = all.length === 0 && Number(kept('roster')) > 0;
    entries.value = mine;
  } catch {
    storageDenied.value = true;
    entries.value ??= [];
  }
}

/** Changes what is shown at once; the store follows. */
async function change(
  next: readonly Entry[],
  put: readonly Entry[],
  removed: readonly string[],
): Promise<void> {
  entries.value = next;
  evicted.value = false;
  try {
    await (await store()).changeRoster(put, removed);
    keep('roster', String(next.length));
  } catch {
    storageDenied.value = true;
  }
}

/** Asks the browser for durable storage. Only called after the reader put something in: browsers want a gesture. */
function askToStay(): void {
  const { storage } = navigator as { storage?: StorageManager };
  // A notice shows the answer and can ask again.
  storage?.persist().catch(() => undefined);
}

/** Puts characters in; returns which of them are new. */
export async function putIn(more: readonly Tagged[]): Promise<Merged> {
  if (!entries.value) await loadRoster();
  const form = system.value?.form ?? { fields: [], kinds: [], items: [], states: [] };
  const merged = merge(entries.value ?? [], more, form, Date.now());
  const touched = new Set([...merged.added, ...merged.known]);
  await change(
    merged.entries,
    merged.entries.filter((entry) => touched.has(entry.key)),
    [],
  );
  askToStay();
  return merged;
}

/** Takes characters out. Returns the function that puts them back in their places. */
export function takeOut(keys: readonly string[]): () => void {
  const gone = new Set(keys);
  const removed = (entries.value ?? []).filter((entry) => gone.has(entry.key));
  const left = (all: readonly Entry[]) => all.filter((entry) => !gone.has(entry.key));
  const before = ticked.value;
  ticked.value = new Set([...before].filter((key) => !gone.has(key)));
  void change(left(entries.value ?? []), [], keys);
  return () => {
    const back = [...left(entries.value ?? []), ...removed].sort((a, b) => a.at - b.at);
    ticked.value = before;
    void change(back, removed, []);
  };
}

/** Gives tags to some characters and takes others from them. */
export function retag(keys: readonly string[], give: readonly string[], take: readonly string[]): void {
  const touched = new Set(keys);
  const next = (entries.value ?? []).map((entry) => {
    if (!touched.has(entry.key)) return entry;
    const left = entry.tags.filter((tag) => !take.includes(tag));
    return { ...entry, tags: [...new Set([...left, ...give])] };
  });
  void change(
    next,
    next.filter((entry) => touched.has(entry.key)),
    [],
  );
}

export function tick(key: string, on: boolean): void {
  const next = new Set(ticked.value);
  if (on) next.add(key);
  else next.delete(key);
  ticked.value = next;
}

/** Remembers that the roster was written to a file. */
export function noteExport(): void {
  exported.value = Date.now();
  keep('exported', String(exported.value));
}
