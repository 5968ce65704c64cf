// The modules that were built, and the native program, as the checks use them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnalysisModule } from '#analysis';
import type { EngineModule, Envelope, Json, ModuleOptions } from '#engine';

export const root = resolve(import.meta.dirname, '../..');
const gen = resolve(root, 'web/src/gen');
async function instance<Module>(name: string): Promise<Module> {
  const { default: create } = (await import(pathToFileURL(resolve(gen, `${name}.mjs`)).href)) as {
    default: (options: ModuleOptions) => Promise<Module>;
  };
  return create({ wasmBinary: readFileSync(resolve(gen, `${name}.wasm`)) });
}

/** A fresh instance of each. */
export const load = () => instance<EngineModule>('engine');
export const loadAnalysis = () => instance<AnalysisModule>('analysis');

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
