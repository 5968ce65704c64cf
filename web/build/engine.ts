// Asks the real engine while the page is built: the served HTML shows what it says.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineModule, ModuleOptions } from '#engine';
import { answer } from '../src/engine/answerMatch.ts';
import type { MatchQuestion } from '../src/engine/protocol.ts';

const folder = resolve(import.meta.dirname, '../src/gen');

export type Ask = (question: MatchQuestion) => unknown;

/** The module of one system. */
export async function openEngine(system: string): Promise<Ask> {
  const engine = await load(system);
  return (question) => {
    const told = answer(engine, question);
    if ('ok' in told) return JSON.parse(told.ok) as unknown;
    throw new Error(`The engine does not answer: ${'trap' in told ? told.trap : told.refused.en}`);
  };
}

async function load(system: string): Promise<EngineModule> {
  try {
    const wasmBinary = readFileSync(resolve(folder, `engine-${system}.wasm`));
    const { default: create } = (await import(pathToFileURL(resolve(folder, 'engine.mjs')).href)) as {
      default: (options: ModuleOptions) => Promise<EngineModule>;
    };
    return await create({ wasmBinary });
  } catch (cause) {
    throw new Error('The page needs the engine: run scripts/build --wasm first.', { cause });
  }
}
