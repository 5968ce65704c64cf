// The page in a real browser: the built site, served below a sub-path as GitHub Pages does.
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/lib/chromium.mjs';
import { port, site } from './kit/site.ts';

const root = resolve(import.meta.dirname, '../..');

/** @full: the rest of a matrix, for `scripts/test --full`. @soak: what takes minutes, for scripts/soak, which runs all. */
const passedOver = process.env['SHIAIBA_SOAK'] ? null : process.env['SHIAIBA_FULL'] ? /@soak/ : /@soak|@full/;

export default defineConfig({
  testDir: '.',
  // Firefox and WebKit are driven by what Linux distributions bring.
  ...(process.platform !== 'linux' && { testIgnore: 'engines/**' }),
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  ...(passedOver && { grepInvert: passedOver }),
  workers: 2,
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: site,
    // Neither of the page's languages, so that the address alone says which one it is in.
    locale: 'fr-FR',
    timezoneId: 'Asia/Tokyo',
    // Every visit would fetch the whole site to keep it; offline.spec.ts is about that.
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
