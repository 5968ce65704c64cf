// The page's IndexedDB database. Reading doesn't create it, so that a visit that keeps nothing leaves no trace.
import { promisifyRequest } from 'idb-keyval';

type StoreName = 'setups' | 'roster' | 'fights' | 'leagues';

const name = 'shiaiba';
const version = 4;

let opened: Promise<IDBDatabase> | undefined;

async function begin(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) request.result.createObjectStore('setups');
    if (oldVersion < 2) request.result.createObjectStore('roster');
    if (oldVersion < 3) request.result.createObjectStore('fights');
    if (oldVersion < 4) request.result.createObjectStore('leagues');
  };
  const database = await promisifyRequest(request);
  // A newer version of the page in another tab must not wait for this one.
  database.onversionchange = () => {
    opened = undefined;
    database.close();
  };
  database.onclose = () => (opened = undefined);
  return database;
}

export async function database(): Promise<IDBDatabase> {
  opened ??= begin();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/**
 * Reads from a store if the page has ever kept something here; else undefined. Rejects where the browser denies
 * storage. Any version of the page may have written the value, so the caller checks its shape.
 */
export async function look<Kept>(
  store: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<Kept>,
): Promise<unknown> {
  // Not listed while this page is creating it: `opened` is set by then.
  if (!opened && !(await indexedDB.databases()).some((one) => one.name === name)) return undefined;
  return promisifyRequest(ask((await database()).transaction(store).objectStore(store)));
}

/** Writes in one transaction: everything is kept, or nothing. */
export async function write(store: StoreName, change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  const done = promisifyRequest(transaction);
  change(transaction.objectStore(store));
  // Committed at once: a page that is being left gets no answer to wait for.
  transaction.commit();
  await done;
}
