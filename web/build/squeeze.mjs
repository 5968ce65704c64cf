// Packs the modules that the page downloads: node web/build/squeeze.mjs [folder]. What a host's gzip makes of them is a
// twentieth larger than what zopfli does, and some hosts send them unpacked. engine-<id>.wasm becomes engine-<id>.wgz.
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import { ordered } from './order.mjs';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../src/gen'));
const files = readdirSync(folder);
const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;

for (const file of files.filter((one) => one.endsWith('.wgz')))
  if (!files.includes(file.replace('.wgz', '.wasm'))) rmSync(join(folder, file));
for (const file of files.filter((one) => one.endsWith('.wasm'))) {
  const [module, packed] = [join(folder, file), join(folder, file.replace('.wasm', '.wgz'))];
  if (age(packed) <= age(module))
    writeFileSync(packed, await gzipAsync(ordered(module), { numiterations: 15, blocksplittingmax: 0 }));
}
