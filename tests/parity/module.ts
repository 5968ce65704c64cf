// The module that was built, and the native program, as the checks use them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineModule, Envelope, Json, ModuleOptions } from '#engine';

export const root = resolve(import.meta.dirname, '../..');
const gen = resolve(root, 'web/src/gen');
const wasmBinary = readFileSync(resolve(gen, 'engine.wasm'));

/** A fresh instance. */
export async function load(): Promise<EngineModule> {
  const { default: create } = (await import(pathToFileURL(resolve(gen, 'engine.mjs')).href)) as {
    default: (options: ModuleOptions) => Promise<EngineModule>;
  };
  return create({ wasmBinary });
}

export function ok<T>(text: Json<Envelope<T>>): T {
  const envelope = JSON.parse(text) as Envelope<T>;
  if ('error' in envelope) throw new Error(`${envelope.error.code}: ${envelope.error.en}`);
  return envelope.ok;
}

/** What the native program prints. */
export function native(...args: string[]): string {
  return execFileSync(resolve(root, 'build/bin/shiaiba'), args, { encoding: 'utf8', maxBuffer: 1 << 26 });
}

export const rosters = ['閃閃交硬果/ムライ', '待速搦待閃/クロダ'] as const;
