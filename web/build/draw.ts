// Draws the pages as HTML in node: the match screen with the sample fight, and the rules, in both languages.
import preact from '@preact/preset-vite';
import { createServer } from 'vite';
import { openEngine } from './engine.ts';
import { modules } from './modules.ts';
import { rules } from './rules.ts';
import { samplePlansModule } from './samplePlans.ts';
import type { Page } from './shell.ts';
import type { draw as Draw } from '../src/served.tsx';

/** Draws every page of the site, with src/served.tsx. */
export async function drawPages(): Promise<Page[]> {
  const server = await createServer({
    root: new URL('..', import.meta.url).pathname,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    cacheDir: '../node_modules/.vite-draw',
    optimizeDeps: { noDiscovery: true },
    css: { modules },
    plugins: [preact(), rules(), samplePlansModule()],
  });
  try {
    const { draw } = (await server.ssrLoadModule('/src/served.tsx')) as { draw: typeof Draw };
    return await draw(openEngine);
  } finally {
    await server.close();
  }
}
