// Registers the service worker, and shows a badge: a new version can be loaded, another tab has kept a newer set-up,
// or there is no network.
import { useEffect } from 'preact/hooks';
import { opened } from '../app/fight/match.ts';
import { words } from '../i18n/index.ts';
import { newer, takeNewer } from '../store/keep.ts';
import { offline, runServiceWorker, takeUpdate, updateReady } from '../sw/register.ts';
import * as css from './Badge.module.css';

export function Badge() {
  useEffect(() => void runServiceWorker(), []);
  const t = words.value;
  if (updateReady.value) {
    return (
      <p class={css.badge} role="status">
        {t.update}{' '}
        <button type="button" onClick={takeUpdate}>
          {t.reload}
        </button>
        <button type="button" aria-label={t.close} onClick={() => (updateReady.value = false)}>
          ×
        </button>
      </p>
    );
  }
  if (newer.value && opened.value === null) {
    return (
      <p class={css.badge} role="status">
        {t.newer}{' '}
        <button type="button" onClick={() => void takeNewer()}>
          {t.takeNewer}
        </button>
      </p>
    );
  }
  return offline.value ? (
    <p class={css.badge} role="status">
      {t.offline}
    </p>
  ) : null;
}
