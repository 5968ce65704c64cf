// A component that is fetched when it is first shown; says so, with a retry, where that fails.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import * as css from '../styles/notice.module.css';

interface Lazy<P> {
  (props: P): JSX.Element | null;
  /** Fetched before it is shown, so that it is there at the first drawing. */
  fetch: () => Promise<void>;
}

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let loaded: ComponentType<P> | null = null;
  function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded || failed) return;
      let here = true;
      load().then(
        (component) => {
          loaded = component;
          if (here) redraw((n) => n + 1);
        },
        () => {
          if (here) setFailed(true);
        },
      );
      return () => {
        here = false;
      };
    }, [failed]);
    if (failed) {
      return (
        <p class={css.notice} role="alert">
          {words.value.partMissing}{' '}
          <button type="button" onClick={() => setFailed(false)}>
            {words.value.retry}
          </button>
        </p>
      );
    }
    const Loaded = loaded;
    return Loaded && <Loaded {...props} />;
  }
  Lazy.fetch = async () => {
    loaded ??= await load();
  };
  return Lazy;
}
