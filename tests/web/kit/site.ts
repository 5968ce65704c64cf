// The site under test: its address, and the files that it consists of.
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';

/** A port that is free now, since other runs on this machine have their own. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

// Chosen once, by the first process; the processes that it starts inherit it.
process.env['SHIAIBA_TEST_PORT'] ??= String(await freePort());
export const port = Number(process.env['SHIAIBA_TEST_PORT']);
export const site = `http://localhost:${port}/repo/`;
export const dist = resolve(import.meta.dirname, '../../../web/dist');

/** Addresses of all built files; a folder stands for its index.html. */
export function built(base = site): Set<string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  return new Set(files.map((file) => base + file.replace(/(^|\/)index\.html$/, '$1')));
}
