// Names of CSS module classes: each ends with a mark of its file, the same in bundle, HTML and dev server.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

const src = new URL('../src/', import.meta.url).pathname;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All CSS modules of the page, sorted. */
export const moduleFiles = () =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(src, file));

let known: string[] = [];

/** Mark of a file: a letter or two, by its index among all modules. */
function markOf(file: string): string {
  if (!known.includes(file)) known = moduleFiles();
  const at = known.indexOf(file);
  const more = Math.floor(at / letters.length);
  return (more > 0 ? (letters[more - 1] ?? '') : '') + (letters[at % letters.length] ?? '');
}

export const modules: CSSModulesOptions = {
  generateScopedName: (name, file) => `${name}-${markOf(file.replace(/\?.*/s, ''))}`,
};

/** Keeps the rules of a module although nothing imports its names any more, since they are inlined into the scripts. */
export function keepRules(): Plugin {
  return {
    name: 'shiaiba-keep-rules',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
