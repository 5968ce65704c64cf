// The quiet badge over the page: a new version with the button that loads it, offline, or nothing is kept.
import { words } from '../i18n/index.ts';
import { storageDenied } from '../store/keep.ts';
import { offline, takeUpdate, updateReady } from './register.ts';

export function Badge() {
  const t = words.value;
  if (updateReady.value) {
    return (
      <p class="badge" role="status">
        {t.update}{' '}
        <button type="button" onClick={takeUpdate}>
          {t.reload}
        </button>
      </p>
    );
  }
  const state = offline.value ? t.offline : storageDenied.value ? t.storageDenied : null;
  return (
    state && (
      <p class="badge" role="status">
        {state}
      </p>
    )
  );
}
