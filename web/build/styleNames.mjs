// Finds the classes of style sheets. Run as a program it writes the types of all CSS modules to src/gen/styles.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src');

/** Selectors of a style sheet, those inside keyframes (from, to, percentages) included; comments and @-rules are left
 * out. */
export function selectors(sheet) {
  return [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)]
    .map(([text]) => text.trim())
    .filter((text) => !text.startsWith('@'));
}

/** A selector without its attribute parts, whose values can look like classes. */
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
