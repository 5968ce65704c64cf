// The browser storage of the page: reads it, fills it from outside, denies it, and clears it.
import type { Page } from '@playwright/test';
import { site } from './site.ts';

interface Kept {
  databases: unknown[];
  contents: unknown[];
  local: [string, string][];
  session: [string, string][];
}

/** All that the page keeps in this browser. */
export function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents: unknown[] = [];
    for (const { name } of databases) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no database'));
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        contents.push(
          await new Promise((resolve) => {
            all.onsuccess = () => resolve(all.result);
          }),
        );
      }
      db.close();
    }
    return {
      databases,
      contents,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
    };
  });
}

/** Puts entries into one of the page's stores under these keys, as something else might. */
export const putThere = (page: Page, store: 'roster' | 'setups', entries: Record<string, unknown>) =>
  page.evaluate(
    ([store, entries]) =>
      new Promise<void>((done) => {
        const asked = indexedDB.open('shiaiba');
        asked.onsuccess = () => {
          const write = asked.result.transaction(store, 'readwrite');
          for (const [key, entry] of Object.entries(entries)) write.objectStore(store).put(entry, key);
          write.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    [store, entries] as const,
  );

/** Makes the browser deny all storage. To be called before the page is opened. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { get: denied });
    Object.defineProperty(globalThis, 'localStorage', { get: denied });
  });

/** Clears all storage. The page is left first, since it would keep what it shows. */
export async function forget(page: Page): Promise<void> {
  await page.goto(`${site}icon.svg`);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      if (name)
        await new Promise((done) => {
          indexedDB.deleteDatabase(name).onsuccess = done;
        });
  });
}
