// The reader's roster: its characters with their tags, kept in this browser at every change.
import { computed, signal } from '@preact/signals';
import type { Build, Form } from '#engine';
import { deciding, note, noteFields } from '../sheet/build.ts';
import { system } from '../fight/match.ts';
import { keep, kept } from '../settings.ts';
import { storageDenied } from '../view.ts';
import type { Entry } from '../../store/roster.ts';

/** In one file with what keeps the set-up, which is there already. */
const store = () => import('../../store/roster.ts');

export type { Entry } from '../../store/roster.ts';

/** In order; null until it has been looked up. */
export const entries = signal<readonly Entry[] | null>(null);
/** Keys of what was ticked. */
export const ticked = signal<ReadonlySet<string>>(new Set());
/** The browser has forgotten what it was given to keep. */
export const evicted = signal(false);
/** When the roster was last written to a file (ms), if ever. */
export const exported = signal<number | null>(null);

/** What was ticked, in the order of the roster; everything where nothing is. */
export const wanted = computed<readonly Entry[]>(() => {
  const all = entries.value ?? [];
  const some = all.filter((entry) => ticked.value.has(entry.key));
  return some.length > 0 ? some : all;
});

/** Same name, and the same in a fight: the same character. */
export function identity(build: Build, form: Form): string {
  return JSON.stringify([build.system, build.name, ...deciding(build, form)]);
}

/** A character with the tags it is to bear. */
export interface Tagged {
  build: Build;
  tags: readonly string[];
}
export interface Merged {
  entries: Entry[];
  /** Keys of what is new, and of what was there before. */
  added: string[];
  known: string[];
}

/** Puts characters in at the end. One that is there keeps its place, gains the tags, and takes over notes. */
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

/** Looks the roster up, again too: another tab may have changed it. */
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

/** What is shown changes at once; what is kept follows. */
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

/** Asked once something was put in: only a gesture of the reader leads here. */
function askToStay(): void {
  const { storage } = navigator as { storage?: StorageManager };
  // What the browser answers is shown by the notice, where it is asked again.
  storage?.persist().catch(() => undefined);
}

/** Puts characters in; tells which were new. */
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

/** Takes characters out; the function it returns puts them back where they were. */
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
