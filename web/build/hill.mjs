// Puts the hill that scripts/hill fought beside the built page: node web/build/hill.mjs
//
// The hill changes daily: it is not part of the bundle, and the service worker doesn't keep it.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder that scripts/hill writes. */
export const fought = resolve(import.meta.dirname, '../../build/hill');

/** Names of the files in a folder that a site shows: standings and tables, not results. */
export function hillFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z]+\.(json|txt)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Copies those files. Their dates are kept, so that a browser knows which ones it has already. */
export function carryHill(from, to) {
  rmSync(to, { recursive: true, force: true });
  for (const name of hillFiles(from)) cpSync(join(from, name), join(to, name), { preserveTimestamps: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  carryHill(fought, resolve(import.meta.dirname, '../dist/hill'));
}
