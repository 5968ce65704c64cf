// Puts the hill that scripts/hill fought beside the built page: node web/build/hill.mjs
//
// It changes daily and is no part of the bundle, nor of what a reader keeps.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where scripts/hill writes. */
export const fought = resolve(import.meta.dirname, '../../build/hill');

/** What a site shows of such a folder, by name: standings and tables, no results. */
export function hillFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z]+\.(json|txt)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Dates stay, by which a reader's browser knows what it has. */
export function carryHill(from, to) {
  rmSync(to, { recursive: true, force: true });
  for (const name of hillFiles(from)) cpSync(join(from, name), join(to, name), { preserveTimestamps: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  carryHill(fought, resolve(import.meta.dirname, '../dist/hill'));
}
