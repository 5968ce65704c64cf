// What the page keeps in this browser: read, put there by others, and refused.
import type { Page } from '@playwright/test';
import { site } from './site.ts';

interface Kept {
  databases: unknown[];
  contents: unknown[];
  local: [string, string][];
  session: [string, string][];
}

/** What the page keeps in this browser. */
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

/** Entries that something else has put into a store of the page's, under these keys. */
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

/** A browser that lets no page keep anything. Before the page is opened. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { get: denied });
    Object.defineProperty(globalThis, 'localStorage', { get: denied });
  });

/** As if the reader had never been here. The page itself is left for that: it would keep what it shows. */
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
