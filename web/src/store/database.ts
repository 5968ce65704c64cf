// The page's database in this browser. Looking whether there is one leaves no trace.
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** Values are what some version of the page kept: whoever reads them checks their shape. */
interface Stores extends DBSchema {
  setups: { key: string; value: unknown };
  roster: { key: string; value: unknown };
}
export type StoreName = 'setups' | 'roster';

const name = 'shiaiba';
const version = 2;

let opened: Promise<IDBPDatabase<Stores>> | undefined;

function begin(): Promise<IDBPDatabase<Stores>> {
  return openDB<Stores>(name, version, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('setups');
      db.createObjectStore('roster');
    },
    // A later version of the page in another tab must not wait for this one.
    blocking(_current, _blocked, { target }) {
      opened = undefined;
      (target as IDBDatabase).close();
    },
    terminated: () => (opened = undefined),
  });
}

export async function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= begin();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** The database, if this page has ever kept something here; rejects where the browser keeps nothing. */
export async function look(): Promise<IDBPDatabase<Stores> | undefined> {
  const known = await indexedDB.databases();
  return known.some((one) => one.name === name) ? database() : undefined;
}

/** Writes: all of it is kept, or nothing. */
export async function write<Name extends StoreName>(
  store: Name,
  change: (store: IDBPObjectStore<Stores, [Name], Name, 'readwrite'>) => Promise<unknown>[],
): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  const asked = change(transaction.store);
  // At once: a page that is being left is not there any more when the answer comes.
  transaction.commit();
  await Promise.all([...asked, transaction.done]);
}
