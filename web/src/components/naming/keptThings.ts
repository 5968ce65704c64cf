// State of a list of things that the device keeps: loads, renames and removes them. The list changes at once, and the
// store follows.
import { type ReadonlySignal, signal } from '@preact/signals';
import { storageDenied } from '../../app/view.ts';
import { type Dated, inOrder } from '../../store/dated.ts';

interface Store<Kept> {
  all: () => Promise<Kept[]>;
  put: (one: Kept) => Promise<void>;
  drop: (key: string) => Promise<void>;
}

interface KeptThings<Kept> {
  /** All things, the newest first; null until they are loaded. */
  all: ReadonlySignal<readonly Kept[] | null>;
  load: () => Promise<void>;
  rename: (one: Kept, name: string) => void;
  /** Removes a thing; returns the function that puts it back. */
  remove: (one: Kept) => () => void;
}

export function keptThings<Kept extends Dated & { name: string }>(store: Store<Kept>): KeptThings<Kept> {
  const all = signal<readonly Kept[] | null>(null);
  const change = (next: readonly Kept[], write: Promise<void>) => {
    all.value = inOrder(next);
    write.catch(() => (storageDenied.value = true));
  };
  const without = (key: string) => (all.peek() ?? []).filter((one) => one.key !== key);
  const put = (one: Kept) => change([...without(one.key), one], store.put(one));
  return {
    all,
    async load() {
      try {
        all.value = await store.all();
      } catch {
        storageDenied.value = true;
        all.value ??= [];
      }
    },
    rename: (one, name) => put({ ...one, name }),
    remove(one) {
      change(without(one.key), store.drop(one.key));
      return () => put(one);
    },
  };
}
