// Asks the real engine while the page is built, since the served HTML shows its answers.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnalysisModule } from '#analysis';
import type { EngineModule, ModuleOptions } from '#engine';
import { answer as answerAnalysis } from '../src/engine/answerAnalysis.ts';
import { answer as answerMatch } from '../src/engine/answerMatch.ts';
import type { AnalysisQuestion, Answer, MatchQuestion } from '../src/engine/protocol.ts';

const folder = resolve(import.meta.dirname, '../src/gen');

export type Ask = (question: MatchQuestion) => unknown;

/** Opens a system's module for single matches. */
export async function openEngine(system: string): Promise<Ask> {
  const engine = await load<EngineModule>('engine', system);
  return (question) => told(answerMatch(engine, question));
}

/** Opens a system's module for many fights. */
export async function openAnalysis(system: string): Promise<(question: AnalysisQuestion) => unknown> {
  const engine = await load<AnalysisModule>('analysis', system);
  return (question) => told(answerAnalysis(engine, question));
}

function told(answer: Answer): unknown {
  if ('ok' in answer) return JSON.parse(answer.ok) as unknown;
  throw new Error(`The engine does not answer: ${'trap' in answer ? answer.trap : answer.refused.en}`);
}

async function load<Module>(kind: 'engine' | 'analysis', system: string): Promise<Module> {
  try {
    const wasmBinary = readFileSync(resolve(folder, `${kind}-${system}.wasm`));
    const { default: create } = (await import(pathToFileURL(resolve(folder, `${kind}.mjs`)).href)) as {
      default: (options: ModuleOptions) => Promise<Module>;
    };
    return await create({ wasmBinary });
  } catch (cause) {
    throw new Error('The page needs the engine: run scripts/build --wasm first.', { cause });
  }
}
