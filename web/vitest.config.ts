// Vitest for the page's logic: plain functions, no browser.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vitest',
  test: { include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'], environment: 'node' },
});
