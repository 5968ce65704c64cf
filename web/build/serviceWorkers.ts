// Bundles the service worker, after everything else, with the list of all files and their hashes; and its kill switch.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const sources = resolve(import.meta.dirname, '../src/sw');
/** Scripts and their sources. sw-off.js is the kill switch: a host puts it in the place of sw.js. */
const scripts = { 'sw.js': 'worker.ts', 'sw-off.js': 'off.ts' };

/**
 * Whether the service worker keeps a file. Not the cards: other sites fetch those. Not the hill: it is another one every
 * day.
 */
export const needed = (file: string) => !(file in scripts) && !/^(cards|hill)\//.test(file);

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

export function serviceWorkers(): Plugin {
  let outDir = '';
  return {
    name: 'shiaiba-service-workers',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async closeBundle() {
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          resolve(entry.parentPath, entry.name)
            .slice(outDir.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter(needed)
        .sort()
        .map((file) => [file, hash(readFileSync(resolve(outDir, file)))]);
      const list = JSON.stringify(files);
      for (const [script, source] of Object.entries(scripts)) {
        const { code } = await transformWithOxc(readFileSync(resolve(sources, source), 'utf8'), source, {
          define: { SITE_FILES: list, SITE_HASH: JSON.stringify(hash(list)) },
        });
        writeFileSync(resolve(outDir, script), code.replace(/^export \{\s*\};?\s*$/m, ''));
      }
    },
  };
}
