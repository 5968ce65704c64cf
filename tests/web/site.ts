// Where the site under test is served, and what files it consists of.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const port = 4319;
export const site = `http://localhost:${port}/repo/`;
export const dist = resolve(import.meta.dirname, '../../web/dist');

/** Addresses of everything that was built; folders stand for their index. */
export function built(base = site): Set<string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  return new Set(files.map((file) => base + file.replace(/(^|\/)index\.html$/, '$1')));
}
