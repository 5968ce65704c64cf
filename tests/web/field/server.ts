// Serves the page for these tests (page.tsx), unbundled, while they run.
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';
import preact from '@preact/preset-vite';
import { type ViteDevServer, createServer } from 'vite';
import { modules } from '../../../web/build/modules.ts';
import { rules } from '../../../web/build/rules.ts';
import { samplePlansModule } from '../../../web/build/samplePlans.ts';

const root = resolve(import.meta.dirname, '../../..');

export async function serve(): Promise<{ address: string; server: ViteDevServer }> {
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
  return { address: `http://localhost:${port}/tests/web/field/index.html`, server };
}
