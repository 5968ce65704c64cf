// The page's database in this browser. Looking whether there is one leaves no trace.
import { promisifyRequest } from 'idb-keyval';

export type StoreName = 'setups' | 'roster' | 'fights' | 'leagues';

const name = 'shiaiba';
const version = 4;

let opened: Promise<IDBDatabase> | undefined;

async function begin(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) request.result.createObjectStore('setups');
    if (oldVersion < 2) request.result.createObjectStore('roster');
    if (oldVersion < 3) request.result.createObjectStore('fights');
    request.result.createObjectStore('leagues');
  };
  const database = await promisifyRequest(request);
  // A later version of the page in another tab must not wait for this one.
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
 * Reads, if this page has ever kept something here; rejects where the browser keeps nothing. Some version of the page
 * has kept it: whoever reads it checks its shape.
 */
export async function look<Kept>(
  store: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<Kept>,
): Promise<unknown> {
  // What this page is about to keep for the first time stands in no list yet.
  if (!opened && !(await indexedDB.databases()).some((one) => one.name === name)) return undefined;
  return promisifyRequest(ask((await database()).transaction(store).objectStore(store)));
}

/** Writes: all of it is kept, or nothing. */
export async function write(store: StoreName, change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  const done = promisifyRequest(transaction);
  change(transaction.objectStore(store));
  // At once: a page that is being left is not there any more when the answer comes.
  transaction.commit();
  await done;
}
