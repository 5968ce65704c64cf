// Writes the HTML of every page beside the bundle, and serves it while developing.
import type { Plugin, Rolldown } from 'vite';
import { drawPages } from './draw.ts';
import { type Assets, type Page, html } from './shell.ts';

interface Found {
  script: string;
  styles: string[];
  /** What the rules need besides, for the pages that are only rules. */
  rulesStyles: string[];
  /** The module of every system, by its id. */
  modules: Map<string, string>;
  /** Scripts and styles of the parts that pages of so built systems are drawn with. */
  parts: Record<NonNullable<Page['parts']>, { scripts: string[]; styles: string[] }>;
  /** The English words: the first thing that the script asks for on an English page. */
  words: string;
}

function found(bundle: Rolldown.OutputBundle): Found {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  /** A chunk with those that it can't do without, but for the script of every page. */
  const whole = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    ...chunk.imports.flatMap((name) => {
      const needed = chunks.find(({ fileName }) => fileName === name);
      return needed && needed !== entry ? whole(needed) : [];
    }),
    chunk,
  ];
  const wholeOf = (...names: string[]) =>
    new Set(
      names.flatMap((name) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
        if (!chunk) throw new Error(`The bundle lacks ${name}.`);
        return whole(chunk);
      }),
    );
  const stylesOf = (of: Iterable<Rolldown.OutputChunk>) => [
    ...new Set([...of].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
  ];
  const styles = stylesOf(entry ? [entry] : []);
  const rulesStyles = stylesOf(wholeOf('/RulesScreen.tsx'));
  const modules = new Map<string, string>();
  for (const { fileName } of files) {
    const [, id] = /\/engine-([a-z]+)-[\w-]+\.wasm$/.exec(fileName) ?? [];
    if (id) modules.set(id, fileName);
  }
  const words = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/i18n/en.ts'))?.fileName;
  const partsOf = (...names: string[]) => {
    const wanted = wholeOf('/play/Play.tsx', ...names);
    return { scripts: [...wanted].map(({ fileName }) => fileName), styles: stylesOf(wanted) };
  };
  if (!entry || styles.length === 0 || modules.size === 0 || !words)
    throw new Error('A part of the bundle is missing.');
  return {
    script: entry.fileName,
    styles,
    rulesStyles,
    modules,
    words,
    parts: {
      shares: partsOf('/sheet/Fields.tsx'),
      points: partsOf('/builder/Builder.tsx', '/arrays/Arrays.tsx'),
    },
  };
}

function withParts(assets: Assets, { scripts, styles }: Found['parts']['points']): Assets {
  const preload = scripts.map((file) => ({ file, as: 'script' as const }));
  return { ...assets, styles: [...assets.styles, ...styles], preload: [...assets.preload, ...preload] };
}

/** The rules stand alone: everything in them works without a script. */
const isStatic = ({ path }: Page) => path.endsWith('rules/');

export function site(): Plugin {
  return {
    name: 'shiaiba-site',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { script, styles, rulesStyles, modules, words, parts } = found(bundle);
      const live = ({ system, lang, parts: wanted }: Page): Assets => {
        const file = modules.get(system);
        if (!file) throw new Error(`${system} has no module.`);
        const preload: Assets['preload'] = [{ file, as: 'fetch' }];
        if (lang === 'en') preload.push({ file: words, as: 'script' });
        const assets = { scripts: [script], styles, preload };
        return wanted ? withParts(assets, parts[wanted]) : assets;
      };
      for (const page of await drawPages()) {
        const loads = isStatic(page)
          ? { scripts: [], styles: [...styles, ...rulesStyles], preload: [] }
          : live(page);
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
