// Settings of the tests that run the shipped WebAssembly modules under Node.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vitest-parity',
  test: {
    include: ['*.test.ts'],
    environment: 'node',
    // A busy machine is slow; that is no fault of the code.
    testTimeout: 240_000,
    // By default Vitest leaves a core free; here it may use all.
    maxWorkers: availableParallelism(),
  },
});
