// A list of what this device keeps: looked up, named and deleted. What is shown changes at once, and what is kept follows.
import { type ReadonlySignal, signal } from '@preact/signals';
import { storageDenied } from '../../app/view.ts';
import { type Dated, inOrder } from '../../store/dated.ts';

interface Store<Kept> {
  all: () => Promise<Kept[]>;
  put: (one: Kept) => Promise<void>;
  drop: (key: string) => Promise<void>;
}

export interface KeptThings<Kept> {
  /** The newest first; null until they have been looked up. */
  all: ReadonlySignal<readonly Kept[] | null>;
  load: () => Promise<void>;
  rename: (one: Kept, name: string) => void;
  /** Returns what puts it back. */
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
