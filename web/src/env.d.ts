// Types of files and modules that only the bundler and the C++ build produce.

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
  /** For each system, regular expressions that match only texts of that system. */
  const marks: Record<string, string[]>;
  export default marks;
}

/** Rules of every system in both languages, made from docs/systems by build/rules.ts. */
declare module 'virtual:rules' {
  import type { Lang } from '#engine';
  import type { Clause } from './app/rules.ts';
  const books: Record<string, () => Promise<{ default: Record<Lang, Clause[]> }>>;
  export default books;
  /** Ids of the systems that have a tutorial. */
  export const taught: readonly string[];
}

/** What each game is in everyday words, by its id; made from docs/systems by build/rules.ts for the served pages. */
declare module 'virtual:games' {
  import type { Text } from '#engine';
  export const titles: Record<string, Text>;
  /** What it is, and how it is won. */
  export const lines: Record<string, Text>;
}

/** Plans of the samples, from the written text to its text in the other language; made by build/samplePlans.ts. */
declare module 'virtual:sample-plans' {
  const said: Record<string, string>;
  export default said;
}
