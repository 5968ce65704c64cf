// A component that is fetched when it is first shown; says so, with a retry, where that fails.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
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
        <p class="notice" role="alert">
          {words.value.partMissing}{' '}
          <button type="button" onClick={() => setFailed(false)}>
            {words.value.retry}
          </button>
        </p>
      );
    }
    const Loaded = loaded;
    return Loaded && <Loaded {...props} />;
  };
}
