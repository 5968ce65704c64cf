// Minifies boot.js, which the bundler copies as it stands: every page waits for it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, minifySync } from 'vite';

export function firstScript(): Plugin {
  let file = '';
  return {
    name: 'shiaiba-first-script',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => void (file = resolve(root, outDir, 'boot.js')),
    // Runs before the service worker's list of files is made.
    writeBundle: () => {
      const { code, errors } = minifySync('boot.js', readFileSync(file, 'utf8'), { module: false });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      writeFileSync(file, code);
    },
  };
}
