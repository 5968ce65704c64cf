// Registers the service worker, which keeps the site for offline use, and tells when a new version waits for the
// reader's press.
import { signal } from '@preact/signals';
import { serviceWorkerUrl, siteRoot } from '../engine/trusted.ts';

/** A newer version has been kept whole and waits. */
export const updateReady = signal(false);
/** There is no network; everything that was kept still works. */
export const offline = signal(false);

let waiting: ServiceWorker | null = null;
let asked = false;

/** Lets the new version take over, and reloads the page. */
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

/** Registers the service worker. Called when the page is at work, since keeping the site must not slow the first
 * fight down. */
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
    // Another tab let the new version take over, or the site was withdrawn: this tab shows the version before.
    else updateReady.value = true;
  });
  try {
    const registration = await navigator.serviceWorker.register(serviceWorkerUrl(), {
      scope: siteRoot.pathname,
    });
    watch(registration);
    // The browser looks for an update by itself, but some seconds later.
    if (controlled) await registration.update();
  } catch {
    // Registration is forbidden, or there is no network: the page works without it.
  }
}
