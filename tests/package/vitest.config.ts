// Checks of the package that npm installs, as somebody has it who installed it, and of what `cmake --install` puts down.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vitest-package',
  test: { include: ['*.test.ts'], environment: 'node', testTimeout: 60_000, globalSetup: 'install.ts' },
});
