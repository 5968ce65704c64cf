// Writes the HTML of every page beside the bundle, and serves it while developing.
import type { Plugin, Rolldown } from 'vite';
import { drawPages } from './draw.ts';
import { type Assets, type Page, html } from './shell.ts';

interface Found {
  script: string;
  styles: string[];
  /** What the rules need besides, for the pages that are only rules. */
  rulesStyles: string[];
  wasm: string;
  /** The English words: the first thing that the script asks for on an English page. */
  words: string;
}

function found(bundle: Rolldown.OutputBundle): Found {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const stylesOf = (chunk: Rolldown.OutputChunk | undefined) => [...(chunk?.viteMetadata?.importedCss ?? [])];
  const styles = stylesOf(entry);
  const rulesStyles = stylesOf(chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/RulesScreen.tsx')));
  const wasm = files.find((file) => /\/engine-[\w-]+\.wasm$/.test(file.fileName))?.fileName;
  const words = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/i18n/en.ts'))?.fileName;
  if (!entry || styles.length === 0 || !wasm || !words) throw new Error('A part of the bundle is missing.');
  return { script: entry.fileName, styles, rulesStyles, wasm, words };
}

/** The rules stand alone: everything in them works without a script. */
const isStatic = ({ path }: Page) => path.endsWith('rules/');

export function site(): Plugin {
  return {
    name: 'shiaiba-site',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { script, styles, rulesStyles, wasm, words } = found(bundle);
      const preload: Assets['preload'] = [{ file: wasm, as: 'fetch' }];
      const assets: Record<Page['lang'], Assets> = {
        ja: { scripts: [script], styles, preload },
        en: { scripts: [script], styles, preload: [...preload, { file: words, as: 'script' }] },
      };
      for (const page of await drawPages()) {
        const loads = isStatic(page)
          ? { scripts: [], styles: [...styles, ...rulesStyles], preload: [] }
          : assets[page.lang];
        this.emitFile({ type: 'asset', fileName: `${page.path}index.html`, source: html(page, loads, true) });
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
              const assets = { scripts: ['src/main.tsx'], styles: ['src/styles/index.css'], preload: [] };
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
