// The classes that a style sheet names, and the types of the modules' names, which lie beside what is made of the engine.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src');

/** Selectors of a sheet, without those inside of keyframes, which name no element. */
export function selectors(sheet) {
  return [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)]
    .map(([text]) => text.trim())
    .filter((text) => !text.startsWith('@'));
}

/** What can't hold a class: attributes with their values. */
const bare = (selector) => selector.replace(/\[[^\]]*\]/g, '');

export const classes = (sheet) =>
  new Set(
    selectors(sheet).flatMap((selector) =>
      [...bare(selector).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name),
    ),
  );

export const filesOf = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => pattern.test(file) && !file.startsWith('gen/'))
    .sort();

if (process.argv[1] === import.meta.filename) {
  const types = join(src, 'gen/styles');
  rmSync(types, { recursive: true, force: true });
  for (const file of filesOf(src, /\.module\.css$/)) {
    const to = join(types, `${file}.d.ts`);
    mkdirSync(dirname(to), { recursive: true });
    const names = [...classes(readFileSync(join(src, file), 'utf8'))].sort();
    writeFileSync(to, names.map((name) => `export const ${name}: string;\n`).join(''));
  }
}
