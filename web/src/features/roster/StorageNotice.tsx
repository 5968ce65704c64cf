// Where the roster lives, whether the browser may clear it, and when it was last taken along.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { entries, exported } from '../../app/roster/roster.ts';
import { rosterWords } from '../../app/roster/words.ts';
import * as css from './roster.module.css';

const day = 86_400_000;

type Promised = 'unknown' | 'yes' | 'no' | 'refused';

export function StorageNotice() {
  const t = rosterWords.value;
  const promised = useSignal<Promised>('unknown');
  const { storage } = navigator as { storage?: StorageManager };
  const count = entries.value?.length ?? 0;
  useEffect(() => {
    if (promised.value !== 'refused')
      storage?.persisted().then((yes) => (promised.value = yes ? 'yes' : 'no'), none);
  }, [count]);
  if (count === 0) return null;
  const ask = () => storage?.persist().then((yes) => (promised.value = yes ? 'yes' : 'refused'), none);
  const since = exported.value;
  return (
    <p class={css.stored}>
      {t.stored} {promised.value === 'yes' && t.persisted}
      {promised.value === 'no' && t.notPersisted}
      {promised.value === 'refused' && t.refused}{' '}
      {since === null ? t.neverExported : t.exportedDays(Math.max(0, Math.floor((Date.now() - since) / day)))}
      {promised.value === 'no' && (
        <button type="button" class="text" onClick={() => void ask()}>
          {t.ask}
        </button>
      )}
    </p>
  );
}

/** A browser that can't tell makes no promise. */
function none(): void {
  return;
}
