// Checks of the real WebAssembly module under node: against its types, and against the native program.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vitest-parity',
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    // A busy machine is slow, not wrong.
    testTimeout: 240_000,
    // Vitest leaves a core to the editor; nobody edits here.
    maxWorkers: availableParallelism(),
  },
});
