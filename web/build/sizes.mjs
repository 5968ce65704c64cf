// Weighs the built page against its budgets, and looks for code that must not be in it. Exit 1 if too heavy.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Of a cold load, up to the reader's first own fight; `tests/web/site/cold.spec.ts` measures the same in the browser. */
const { cold: budget } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'budgets.json'), 'utf8'));
const dist = resolve(import.meta.dirname, '../dist');
const all = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

const [{ id: system }] = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../src/gen/systems.json'), 'utf8'),
);
const page = readFileSync(join(dist, `${system}/index.html`), 'utf8');
const shells = all.filter((file) => /^(en\/)?(?!en\/)(\w+\/)?index\.html$/.test(file));
const named = (name) => all.filter((file) => new RegExp(`^assets/${name}-[\\w-]+\\.\\w+$`).test(file));
const [script] = /assets\/main-[\w-]+\.js/.exec(page) ?? [];
const [style] = named('main').filter((file) => file.endsWith('.css'));
const [worker] = named('matchWorker');
/** Files of a kind of module, by the id of their system. */
const modulesOf = (kind) =>
  new Map(
    all.flatMap((file) => {
      const [, id] = new RegExp(`^assets/${kind}-([a-z]+)-[\\w-]+\\.wasm$`).exec(file) ?? [];
      return id ? [[id, file]] : [];
    }),
  );
const [modules, analyses] = [modulesOf('engine'), modulesOf('analysis')];
const atOnce = [script, style, worker, ...named('preload').filter((file) => file.endsWith('.js'))];
/** Files up to the first fight of the reader's own: everything that the page asks for, and the worker. */
const cold = (shell) => {
  const asked = readFileSync(join(dist, shell), 'utf8').replace(/<link rel="stylesheet" disabled[^>]*>/g, '');
  const assets = asked.match(/assets\/[\w.-]+|boot\.js/g) ?? [];
  return {
    what: `cold: ${shell}`,
    files: [...new Set([shell, ...assets, worker])],
    most: budget.kilobytes,
  };
};
/** Style sheets of pages with more parts than every page has. */
const joined = named('page-[a-z]+');
const lazy = all.filter(
  (file) => file.startsWith('assets/') && !file.endsWith('.wasm') && ![...atOnce, ...joined].includes(file),
);

/** Budgets in KiB after gzip -9. */
const budgets = [
  ...shells.map((file) => ({ what: file, files: [file], most: 13 })),
  { what: 'style sheet', files: [style], most: 15.5 },
  ...joined.map((file) => ({ what: `style sheet with parts: ${basename(file)}`, files: [file], most: 21 })),
  { what: 'first script', files: [script], most: 45 },
  {
    what: 'script beside the engine',
    files: named('preload').filter((file) => file.endsWith('.js')),
    most: 22,
  },
  { what: 'engine glue (the worker)', files: [worker], most: 15 },
  ...[...modules].map(([id, file]) => ({
    what: `engine of ${id}`,
    files: [file],
    most: 264,
  })),
  ...[...modules.keys()].map((id) => ({
    what: `on demand: engine of many fights of ${id}`,
    files: [analyses.get(id)],
    most: 486,
  })),
  ...lazy.map((file) => ({ what: `on demand: ${basename(file)}`, files: [file], most: 13 })),
  ...[...modules.keys()].flatMap((id) => [`${id}/index.html`, `en/${id}/index.html`].map(cold)),
  ...all
    .filter((file) => file.startsWith('cards/'))
    .map((file) => ({ what: `card of a link: ${file}`, files: [file], most: 100 })),
  { what: 'icon', files: ['icon.svg'], most: 10 },
];

let failed = false;
for (const { what, files, most } of budgets) {
  if (files.some((file) => file === undefined)) throw new Error(`The built page has no ${what}.`);
  const size = files.reduce((sum, file) => sum + weigh(file), 0) / 1024;
  const ok = size <= most;
  failed ||= !ok;
  console.log(
    `${ok ? 'ok  ' : 'OVER'} ${size.toFixed(1).padStart(6)} of ${String(most).padStart(3)} KB  ${what}`,
  );
}

// The page's policy doesn't reach workers, so the code itself is searched for forbidden calls.
const forbidden = {
  script:
    /\beval\s*\(|\bnew Function\b|\bFunction\s*\(|insertAdjacentHTML|document\.write|\.outerHTML|\.innerHTML\s*=/,
  html: /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?:\/\//,
};
/** The only absolute address in a page is that of its card's picture, which is on the site itself. */
const site = process.env.SHIAIBA_SITE?.replace(/\/?$/, '/');
const read = (file) => {
  const text = readFileSync(join(dist, file), 'utf8');
  return site ? text.replace(`<meta property="og:image" content="${site}cards/`, '') : text;
};
for (const file of all) {
  const text = read(file);
  const found = /\.(js|mjs)$/.test(file)
    ? forbidden.script.exec(text)
    : file.endsWith('.html') && forbidden.html.exec(text);
  if (!found) continue;
  failed = true;
  console.log(`BAD  ${file}: ${text.slice(Math.max(found.index - 40, 0), found.index + 60)}`);
}
process.exitCode = failed ? 1 : 0;
