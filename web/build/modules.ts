// Names of classes: those of a module end in a mark of its file, the same wherever the page is drawn.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

const src = new URL('../src/', import.meta.url).pathname;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** All modules of the page, in order. */
export const moduleFiles = () =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(src, file));

let known: string[] = [];

/** A letter or two for a file, by its place among all. */
function markOf(file: string): string {
  if (!known.includes(file)) known = moduleFiles();
  const at = known.indexOf(file);
  const more = Math.floor(at / letters.length);
  return (more > 0 ? (letters[more - 1] ?? '') : '') + (letters[at % letters.length] ?? '');
}

export const modules: CSSModulesOptions = {
  generateScopedName: (name, file) => `${name}-${markOf(file.replace(/\?.*/s, ''))}`,
};

/** Keeps the rules of a module whose names were all written into the scripts as they are. */
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
