// Tutorials by system, fetched when they are read.
import type { Tutorial } from './types.ts';

export const tutorials: Partial<Record<string, () => Promise<Tutorial>>> = {
  panel: async () => (await import('./panel.ts')).tutorial,
};
