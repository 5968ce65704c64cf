// Packs the modules that the page downloads: node web/build/squeeze.mjs [folder]. What a host's gzip makes of them is a
// twentieth larger than what zopfli does, and some hosts send them unpacked. engine-<id>.wasm becomes engine-<id>.wgz, its
// first part, and rest-engine-<id>.wgz.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipAsync } from '@gfx/zopfli';
import { ordered } from './order.mjs';
import { split } from './split.mjs';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../src/gen'));
const files = readdirSync(folder);
const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;
/** What they are made by is a reason to make them anew. */
const recipes = ['order.mjs', 'split.mjs', 'usual.mjs'].map((file) => age(join(import.meta.dirname, file)));
const pack = async (part, file) =>
  writeFileSync(file, await gzipAsync(ordered(part), { numiterations: 15, blocksplittingmax: 0 }));

for (const file of files.filter((one) => one.endsWith('.wgz')))
  if (!files.includes(file.replace(/^rest-/, '').replace('.wgz', '.wasm'))) rmSync(join(folder, file));

const made = mkdtempSync(join(tmpdir(), 'shiaiba-'));
try {
  for (const file of files) {
    const [, kind, system] = /^(engine|analysis)-(.+)\.wasm$/.exec(file) ?? [];
    if (!kind) continue;
    const [first, rest] = ['', 'rest-'].map((part) => join(folder, `${part}${kind}-${system}.wgz`));
    if (Math.min(age(first), age(rest)) > Math.max(age(join(folder, file)), ...recipes)) continue;
    const parts = await split(folder, kind, system, made);
    await pack(parts.first, first);
    await pack(parts.rest, rest);
  }
} finally {
  rmSync(made, { recursive: true });
}
