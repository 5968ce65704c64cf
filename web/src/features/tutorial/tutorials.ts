// Tutorials by system, fetched when they are read.
import type { Taught } from '../../app/rules/taught.ts';
import type { Tutorial } from './types.ts';

export const tutorials: Partial<Record<string, () => Promise<Tutorial>>> = {
  panel: async () => (await import('./panel.ts')).tutorial,
  shinki: async () => (await import('./shinki.ts')).tutorial,
  sengen: async () => (await import('./sengen.ts')).tutorial,
} satisfies Record<Taught, () => Promise<Tutorial>>;
