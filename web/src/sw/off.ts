// Kill switch of the service worker: served in the place of sw.js, it removes every kept version and itself.

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  const prefix = `shiaiba ${self.registration.scope} `;
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
