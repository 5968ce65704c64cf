// Settings of the page's tests in a real browser: they use the built site, served below a sub-path as GitHub
// Pages does.
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { port, site } from './kit/site.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Titles that a run leaves out. @full: tests that only `scripts/test --full` runs, such as the rest of a
 * matrix. @soak: tests of minutes, for scripts/soak, which runs all tests.
 */
const passedOver = process.env['SHIAIBA_SOAK'] ? null : process.env['SHIAIBA_FULL'] ? /@soak/ : /@soak|@full/;

export default defineConfig({
  testDir: '.',
  globalSetup: './field/server.ts',
  // The tests of Firefox and WebKit drive the browsers that Linux distributions package.
  ...(process.platform !== 'linux' && { testIgnore: 'engines/**' }),
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  ...(passedOver && { grepInvert: passedOver }),
  workers: 2,
  retries: 0,
  // Long, since a busy machine is slow without anything being wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: site,
    // Neither of the page's languages, so that the address alone says which one it is in.
    locale: 'fr-FR',
    timezoneId: 'Asia/Tokyo',
    // With a service worker every visit would fetch the whole site; offline.spec.ts allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions,
  },
  webServer: {
    command: `node web/build/serve.mjs --port ${port} --base /repo/`,
    cwd: root,
    url: site,
    reuseExistingServer: false,
  },
});
