// Keeps the site for offline use, and tells when a new version waits; the reader decides when it takes over.
import { signal } from '@preact/signals';
import { serviceWorkerUrl, siteRoot } from '../engine/trusted.ts';

/** A newer version is complete and waits. */
export const updateReady = signal(false);
/** Nothing can be fetched; all that was kept still works. */
export const offline = signal(false);

let waiting: ServiceWorker | null = null;
let asked = false;

/** Lets the new version take over and loads the page anew. */
export function takeUpdate(): void {
  asked = true;
  if (waiting?.state === 'installed') waiting.postMessage('take over');
  else location.reload();
}

function watch(registration: ServiceWorkerRegistration): void {
  const noteWaiting = () => {
    // Without a controller this is the first version: there is nothing to update.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    updateReady.value = true;
  };
  noteWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
}

/** Begins after the page is at work: keeping the site must not slow the first fight down. */
export async function runServiceWorker(): Promise<void> {
  const online = () => (offline.value = !navigator.onLine);
  addEventListener('online', online);
  addEventListener('offline', online);
  online();
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!controlled) {
      controlled = true;
      return;
    }
    if (asked) location.reload();
    // Another tab let it take over, or the site withdrew it: what this one shows is of the version before.
    else updateReady.value = true;
  });
  try {
    const registration = await navigator.serviceWorker.register(serviceWorkerUrl(), {
      scope: siteRoot.pathname,
    });
    watch(registration);
    // The browser looks for itself too, but some seconds later.
    if (controlled) await registration.update();
  } catch {
    // Forbidden by the browser or its user, or no network: the page works without.
  }
}
