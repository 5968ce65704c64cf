// Tells TypeScript about what only the bundler and the C++ build produce.

declare module '*/gen/engine.mjs' {
  import createEngine from '#engine';
  export default createEngine;
}

declare module '*/gen/analysis.mjs' {
  import createEngine from '#analysis';
  export default createEngine;
}

declare module '*/gen/systems.json' {
  import type { SystemInfo } from '#engine';
  const systems: Pick<SystemInfo, 'id' | 'name'>[];
  export default systems;
}

declare module '*/gen/marks.json' {
  /** Of each system, as regular expressions: what only its texts bear. */
  const marks: Record<string, string[]>;
  export default marks;
}

/** Every system's rules in both languages, read from docs/systems when the page is built. */
declare module 'virtual:rules' {
  import type { Lang } from '#engine';
  import type { Clause } from './app/rules.ts';
  const books: Record<string, () => Promise<{ default: Record<Lang, Clause[]> }>>;
  export default books;
  /** Ids of the systems that have a tutorial. */
  export const taught: readonly string[];
}

/** Plans of the samples that a page begins with: what is written, and the same in the other language. */
declare module 'virtual:sample-plans' {
  const said: Record<string, string>;
  export default said;
}
