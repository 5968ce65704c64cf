// Makes a component that is fetched when it is first shown; if that fails, a notice with a retry button is shown.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';

export interface Lazy<P> {
  (props: P): JSX.Element | null;
  /** Fetches the component before it is shown, so that it is there at the first drawing. */
  fetch: () => Promise<void>;
}

/** `load`: gives the component, or a module with the component as default export. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P> | { default: ComponentType<P> }>,
): Lazy<P> {
  // A signal, so that every place that waits for the component draws it as soon as it is there.
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
