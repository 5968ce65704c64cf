// Writes the HTML of every page beside the bundle, and serves it while developing.
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
  /** What the rules need besides, for the pages that are only rules. */
  rulesStyles: string[];
  /** The script of the worker that asks them about single matches. */
  worker: string;
  /** The module of every system, by its id. */
  modules: Map<string, string>;
  /** Scripts and styles that such files are in, with all that they can't do without. */
  partsOf: (files: readonly string[]) => { scripts: string[]; styles: string[] };
  /** What the script asks for first: the English words are in it. */
  preload: { file: string; styles: string[] };
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
/** As short as an address of it may be: blanks between tags, last zeros and quotation marks that would be encoded go. */
const icon = `data:image/svg+xml,${drawing
  .trim()
  .replace(/\s+/g, ' ')
  .replace(/> </g, '><')
  .replace(/\.(\d)00/g, '.$1')
  .replaceAll('"', "'")
  .replace(/[#<>]|:(?=\/\/)/g, encodeURIComponent)}`;
const address = siteOf(process.env['SHIAIBA_SITE']);
const repository = repositoryOf(process.env['SHIAIBA_REPOSITORY']);

/** Without its pictures a page names none. */
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

/** The rules, and how all is made, stand alone: everything in them works without a script. */
const isStatic = ({ path }: Page) => path.endsWith('rules/') || path.endsWith('making/');

/** Of one of them what the build knows is put into it. */
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
      /** Several sheets as one: a page asks for a single one. */
      const joined = (name: string, files: string[]) => {
        const source = files.map((file) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`The bundle lacks ${file}.`);
          return Buffer.from(sheet.source).toString();
        });
        const id = this.emitFile({ type: 'asset', name: `${name}.css`, source: source.join('') });
        return this.getFileName(id);
      };
      /** The one sheet of each system's pages. */
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
