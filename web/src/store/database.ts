// The page's database in this browser, with promises. Looking whether there is one leaves no trace.

const name = 'shiaiba';
const version = 2;

export type StoreName = 'setups' | 'roster';

let opened: Promise<IDBDatabase> | undefined;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no reason given'));
  });
}

function begin(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) request.result.createObjectStore('setups' satisfies StoreName);
    request.result.createObjectStore('roster' satisfies StoreName);
  };
  return answer(request).then((db) => {
    // A later version of the page in another tab must not wait for this one.
    db.onversionchange = () => {
      opened = undefined;
      db.close();
    };
    db.onclose = () => (opened = undefined);
    return db;
  });
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

/** Whether this page has ever kept something here; rejects where the browser keeps nothing. */
async function keepsAnything(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some((one) => one.name === name);
}

/** Asks a store; undefined where nothing was ever kept. */
export async function look<T>(
  store: StoreName,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (!(await keepsAnything())) return undefined;
  return answer(ask((await database()).transaction(store).objectStore(store)));
}

/** Writes: all of it is kept, or nothing. */
export async function write(store: StoreName, change: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('no reason given'));
  });
  change(transaction.objectStore(store));
  // At once: a page that is being left is not there any more when the answer comes.
  transaction.commit();
  await done;
}
