// Writes the HTML of every page beside the bundle, and serves it while developing.
import type { Plugin, Rolldown } from 'vite';
import { drawPages } from './draw.ts';
import { type Assets, type Page, html } from './shell.ts';

type Bundle = Rolldown.OutputBundle;

function assetsOf(bundle: Bundle): Omit<Assets, 'preload'> & { words: string; wasm: string } {
  const files = Object.values(bundle);
  const find = (what: string, test: (file: (typeof files)[number]) => boolean) => {
    const found = files.find(test);
    if (!found) throw new Error(`The bundle has no ${what}.`);
    return found.fileName;
  };
  return {
    scripts: [find('entry', (file) => file.type === 'chunk' && file.isEntry)],
    style: find('style sheet', (file) => file.fileName.endsWith('.css')),
    wasm: find('engine', (file) => file.fileName.endsWith('.wasm')),
    words: find(
      'English',
      (file) => file.type === 'chunk' && (file.facadeModuleId ?? '').endsWith('/i18n/en.ts'),
    ),
  };
}

/** The rules stand alone: everything in them works without a script. */
const isStatic = ({ path }: Page) => path.endsWith('rules/');

export function site(): Plugin {
  return {
    name: 'shiaiba-site',
    async generateBundle(_, bundle) {
      const { scripts, style, words, wasm } = assetsOf(bundle);
      for (const page of await drawPages()) {
        const preload: Assets['preload'] = [{ file: wasm, as: 'fetch' }];
        if (page.lang === 'en') preload.push({ file: words, as: 'script' });
        const assets = isStatic(page) ? { scripts: [], style, preload: [] } : { scripts, style, preload };
        this.emitFile({ type: 'asset', fileName: `${page.path}index.html`, source: html(page, assets, true) });
      }
    },
    configureServer(server) {
      // After Vite's own handlers: what is left is a page or nothing.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = (request.originalUrl ?? '/').replace(/[?#].*/, '').replace(/^\/|index\.html$/g, '');
          drawPages()
            .then(async (pages) => {
              const page = pages.find((one) => one.path === path);
              if (!page) {
                next();
                return;
              }
              const assets = { scripts: ['src/main.tsx'], style: 'src/styles/index.css', preload: [] };
              const text = html(page, isStatic(page) ? { ...assets, scripts: [] } : assets, false);
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(await server.transformIndexHtml(`/${path}`, text));
            })
            .catch(next);
        });
      };
    },
  };
}
