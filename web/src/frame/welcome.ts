// The band under the head, which is there at the first drawing.
import { lazy } from '../components/lazy.tsx';

/** Comes in with the rest of src/beside; that has use for a browser, which the build of the page has not. */
export const Welcome = lazy(
  async () =>
    (await (import.meta.env.SSR ? import('../features/welcome/Welcome.tsx') : import('../beside.ts')))
      .Welcome,
);
