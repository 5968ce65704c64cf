// Writes the HTML of every page beside the bundle, and serves it on the dev server.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { drawPages } from './draw.ts';
import { filesOf } from './drawn.ts';
import { making, place } from './making.ts';
import { repositoryOf, siteOf } from './place.ts';
import { type Assets, type Page, html } from './shell.ts';

interface Found {
  script: string;
  styles: string[];
  /** Further style sheets of the pages that hold only rules. */
  rulesStyles: string[];
  /** Script of the worker about single matches. */
  worker: string;
  /** Module for single matches of every system, by the system's id. */
  modules: Map<string, string>;
  /** Scripts and style sheets of these source files, with everything that they import statically. */
  partsOf: (files: readonly string[]) => { scripts: string[]; styles: string[] };
  /** The second script, preload; the English words are in it. */
  preload: { file: string; styles: string[] };
}

function found(bundle: Rolldown.OutputBundle): Found {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  /** A chunk with the chunks that it imports statically, without the first script. */
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
  const worker = files.find(({ fileName }) => /\/matchWorker-[\w-]+\.js$/.test(fileName))?.fileName;
  const preload = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/i18n/en.ts')));
  const partsOf = (files: readonly string[]) => {
    const wanted = [...wholeOf(...files.map((file) => `/src/${file}.tsx`))].filter((one) => one !== entry);
    return { scripts: wanted.map(({ fileName }) => fileName), styles: stylesOf(wanted) };
  };
  if (!entry || styles.length === 0 || modules.size === 0 || !worker || !preload)
    throw new Error('A part of the bundle is missing.');
  return {
    script: entry.fileName,
    styles,
    rulesStyles,
    modules,
    worker,
    preload: { file: preload.fileName, styles: stylesOf([preload]) },
    partsOf,
  };
}

const drawing = readFileSync(resolve(import.meta.dirname, '../public/icon.svg'), 'utf8');
/** The icon as a short data: URL: blanks between tags, trailing zeros and double quotes go. */
const icon = `data:image/svg+xml,${drawing
  .trim()
  .replace(/\s+/g, ' ')
  .replace(/> </g, '><')
  .replace(/\.(\d)00/g, '.$1')
  .replaceAll('"', "'")
  .replace(/[#<>]|:(?=\/\/)/g, encodeURIComponent)}`;
const address = siteOf(process.env['SHIAIBA_SITE']);
const repository = repositoryOf(process.env['SHIAIBA_REPOSITORY']);

/** Whether pictures of cards are there; without them no page names one. */
const carded = existsSync(resolve(import.meta.dirname, '../public/cards'));
const none: Assets = {
  first: '',
  worker: '',
  scripts: [],
  styles: [],
  within: [],
  preload: [],
  icon,
  site: carded ? address : '',
  repository: '',
};

/** Whether a page runs no scripts: the rules, and the page つくりかた. */
const isStatic = ({ path }: Page) => path.endsWith('rules/') || path.endsWith('making/');

/** The page with the text of つくりかた in its placeholder. */
const whole = (page: Page): Page => ({
  ...page,
  body: page.body.replace(place, () => making(page.lang, repository)),
});

export function site(): Plugin {
  return {
    name: 'shiaiba-site',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { script, styles, rulesStyles, modules, worker, preload, partsOf } = found(bundle);
      /** Joins style sheets into one, so that a page asks for one file. */
      const joined = (name: string, files: string[]) => {
        const source = files.map((file) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`The bundle lacks ${file}.`);
          return Buffer.from(sheet.source).toString();
        });
        const id = this.emitFile({ type: 'asset', name: `${name}.css`, source: source.join('') });
        return this.getFileName(id);
      };
      /** The one style sheet of each system's pages. */
      const sheets = new Map<string, string>();
      const live = ({ system, drawn: names = [] }: Page): Assets => {
        const file = modules.get(system);
        if (!file) throw new Error(`${system} has no module.`);
        const drawn = partsOf(filesOf(names));
        const all = [...new Set([...styles, ...drawn.styles, ...preload.styles])];
        const sheet = sheets.get(system) ?? joined(`page-${system}`, all);
        sheets.set(system, sheet);
        return {
          ...none,
          repository,
          first: 'boot.js',
          worker,
          scripts: [script],
          styles: [sheet],
          within: all,
          preload: [
            { file, as: 'fetch' },
            ...[...new Set([preload.file, ...drawn.scripts])].map((file) => ({
              file,
              as: 'script' as const,
            })),
          ],
        };
      };
      for (const page of (await drawPages()).map(whole)) {
        const loads = isStatic(page) ? { ...none, styles: [...styles, ...rulesStyles] } : live(page);
        this.emitFile({ type: 'asset', fileName: `${page.path}index.html`, source: html(page, loads, true) });
      }
    },
    configureServer(server) {
      // Returned, so that it runs after Vite's own handlers: what they leave is a page or nothing.
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
              const live = { ...none, repository, scripts: ['src/main.tsx'], first: 'boot.js' };
              const assets = { ...(isStatic(page) ? none : live), styles: ['src/styles/index.css'] };
              const text = html(whole(page), assets, false);
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(await server.transformIndexHtml(`/${path}`, text));
            })
            .catch(next);
        });
      };
    },
  };
}
