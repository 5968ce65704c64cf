// The service worker: keeps one version of the whole site and serves it from there, offline too.

declare const self: ServiceWorkerGlobalScope;
/** Written in when the site is built: every file with the hash of its content. */
declare const SITE_FILES: [file: string, hash: string][];
declare const SITE_HASH: string;

const prefix = `shiaiba ${self.registration.scope} `;
const current = prefix + SITE_HASH;

const addressOf = (file: string) => new URL(file, self.registration.scope).href;
/** What Vite names by its content. */
const named = 'assets/';
/** Address → its entry; a folder's page goes by the folder's address. */
const entries = new Map(
  SITE_FILES.map(([file, hash]) => [
    addressOf(file.replace(/(^|\/)index\.html$/, '$1')),
    file.startsWith(named) ? addressOf(file) : `${addressOf(file)}?${hash}`,
  ]),
);

/** In Chromium; elsewhere this worker answers for these files too. */
interface StaticRouting {
  addRoutes?(route: { condition: { urlPattern: string }; source: { cacheName: string } }): Promise<void>;
}

/** The browser takes files that are named by their content out of the cache itself, without waiting for this worker. */
async function letBrowserServe(event: StaticRouting): Promise<void> {
  await event.addRoutes?.({
    condition: { urlPattern: addressOf(`${named}*`) },
    source: { cacheName: current },
  });
}

/** Files that did not change are taken over from the version before. */
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

/** Never opens the cache: that would make it anew after the kill switch removed it. */
async function kept(entry: string, request: Request): Promise<Response> {
  return (await caches.match(entry, { cacheName: current })) ?? fetch(request);
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepSite(), letBrowserServe(event as StaticRouting)])),
);
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
// Only the reader lets a new version take over.
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
  // As hosts do: what a page names lies beside its folder's address.
  else if (entries.has(`${address.href}/`)) event.respondWith(Response.redirect(`${address.href}/`));
});
