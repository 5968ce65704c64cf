// The service worker: keeps one version of the whole site, and serves it offline too.

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (build/serviceWorkers.ts): every file with the hash of its content. */
declare const SITE_FILES: [file: string, hash: string][];
declare const SITE_HASH: string;

const prefix = `shiaiba ${self.registration.scope} `;
const current = prefix + SITE_HASH;

const addressOf = (file: string) => new URL(file, self.registration.scope).href;
/** Folder of the files that Vite names by their content. */
const named = 'assets/';
/** Address → key in the cache. The page of a folder has the folder's address; other files' keys carry their hash. */
const entries = new Map(
  SITE_FILES.map(([file, hash]) => [
    addressOf(file.replace(/(^|\/)index\.html$/, '$1')),
    file.startsWith(named) ? addressOf(file) : `${addressOf(file)}?${hash}`,
  ]),
);

/** Static routing of service workers, which Chromium has; elsewhere this worker answers for these files too. */
interface StaticRouting {
  addRoutes?(route: { condition: { urlPattern: string }; source: { cacheName: string } }): Promise<void>;
}

/** Lets the browser serve files named by their content straight from the cache, without waiting for this worker. */
async function letBrowserServe(event: StaticRouting): Promise<void> {
  await event.addRoutes?.({
    condition: { urlPattern: addressOf(`${named}*`) },
    source: { cacheName: current },
  });
}

/** Fills the cache. Files that haven't changed are copied from the version before. */
async function keepSite(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(
    [...entries].map(async ([address, entry]) => {
      const kept = await caches.match(entry);
      const response = kept ?? (await fetch(address, { cache: 'no-cache' }));
      if (!response.ok || response.redirected) throw new Error(`${address}: ${String(response.status)}`);
      await cache.put(entry, response);
    }),
  );
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== current).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** A kept file, or the network's. Never opens the cache, which would create it again after the kill switch removed it. */
async function kept(entry: string, request: Request): Promise<Response> {
  return (await caches.match(entry, { cacheName: current })) ?? fetch(request);
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepSite(), letBrowserServe(event as StaticRouting)])),
);
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
// A new version takes over only when the reader asks for it.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  address.hash = '';
  address.search = '';
  const entry = entries.get(address.href.replace(/\/index\.html$/, '/'));
  if (entry) event.respondWith(kept(entry, request));
  // A folder's address without its slash is redirected, as hosts do: the page names its files relative to the folder.
  else if (entries.has(`${address.href}/`)) event.respondWith(Response.redirect(`${address.href}/`));
});
