// A component that is fetched when it is first shown; says so, with a retry, where that fails.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';

export interface Lazy<P> {
  (props: P): JSX.Element | null;
  /** Fetched before it is shown, so that it is there at the first drawing. */
  fetch: () => Promise<void>;
}

/** load: a component, or the module whose default it is. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P> | { default: ComponentType<P> }>,
): Lazy<P> {
  // A signal, so that one that already stands empty is drawn as soon as it is there, whoever fetched it.
  const loaded = signal<ComponentType<P> | null>(null);
  const fetch = async () => {
    if (loaded.value) return;
    const came = await load();
    loaded.value = 'default' in came ? came.default : came;
  };
  function Lazy(props: P) {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (failed) return;
      let here = true;
      fetch().catch(() => here && setFailed(true));
      return () => {
        here = false;
      };
    }, [failed]);
    if (failed) {
      return (
        <p class="notice" role="alert">
          {words.value.partMissing}{' '}
          <button type="button" onClick={() => setFailed(false)}>
            {words.value.retry}
          </button>
        </p>
      );
    }
    const Loaded = loaded.value;
    return Loaded && <Loaded {...props} />;
  }
  Lazy.fetch = fetch;
  return Lazy;
}
