// The quiet badge over the page: a new version with the button that loads it or that there is no network.
import { words } from '../i18n/index.ts';
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
  return offline.value ? (
    <p class="badge" role="status">
      {t.offline}
    </p>
  ) : null;
}
