// Vitest for the page's logic and that of the scripts: plain functions, no browser.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vitest',
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', '../scripts/lib/*.test.mjs'],
    environment: 'node',
    setupFiles: ['build/testPage.ts'],
    maxWorkers: availableParallelism(),
  },
});
