// Serves the page for these tests (page.tsx), unbundled, while they run: one server for all files, which reads each
// source once.
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import preact from '@preact/preset-vite';
import { createServer } from 'vite';
import { modules } from '../../../web/build/modules.ts';
import { rules } from '../../../web/build/rules.ts';
import { samplePlansModule } from '../../../web/build/samplePlans.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Playwright calls this before all tests, and what it returns after them. */
export default async function serve(): Promise<() => Promise<void>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, ws: false, watch: null, hmr: false },
    cacheDir: 'node_modules/.vite-field',
    optimizeDeps: { noDiscovery: true },
    worker: { format: 'es' },
    css: { modules },
    plugins: [preact({ prefreshEnabled: false }), rules(), samplePlansModule()],
  });
  await server.listen();
  const { port } = server.httpServer?.address() as AddressInfo;
  process.env['SHIAIBA_FIELD'] = `http://localhost:${port}/tests/web/field/index.html`;
  return () => server.close();
}
