// Checks of the real WebAssembly module under node: against its types, and against the native program.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vitest-parity',
  test: { include: ['*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
