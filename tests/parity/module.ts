// The modules that were built, and the native program, as the checks use them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnalysisModule } from '#analysis';
import type { Battle, EngineModule, Envelope, Json, Match, ModuleOptions, Report, SystemInfo } from '#engine';

export const root = resolve(import.meta.dirname, '../..');
const gen = resolve(root, 'web/src/gen');
async function instance<Module>(glue: string, module: string): Promise<Module> {
  const { default: create } = (await import(pathToFileURL(resolve(gen, `${glue}.mjs`)).href)) as {
    default: (options: ModuleOptions) => Promise<Module>;
  };
  return create({ wasmBinary: readFileSync(resolve(gen, `${module}.wasm`)) });
}

/** All that have a module. */
export const systems = (
  JSON.parse(readFileSync(resolve(gen, 'systems.json'), 'utf8')) as Pick<SystemInfo, 'id' | 'name'>[]
).map(({ id }) => id);

/** A fresh instance of a system's module, and of the one for all. */
export const load = (system = 'shiden') => instance<EngineModule>('engine', `engine-${system}`);
export const loadAnalysis = () => instance<AnalysisModule>('analysis', 'analysis');

export function ok<T>(text: Json<Envelope<T>>): T {
  const envelope = JSON.parse(text) as Envelope<T>;
  if ('error' in envelope) throw new Error(`${envelope.error.code}: ${envelope.error.en}`);
  return envelope.ok;
}

/** A battle for as long as it is used. */
export function withBattle<T>(engine: EngineModule, match: Match, use: (battle: Battle) => T): T {
  const battle = engine.makeBattle(JSON.stringify(match));
  try {
    return use(battle);
  } finally {
    battle.delete();
  }
}
export const fightOf = (engine: EngineModule, match: Match): Report =>
  withBattle(engine, match, (battle) => ok(battle.report()));
export const fragmentOf = (engine: EngineModule, match: Match): string =>
  withBattle(engine, match, (battle) => ok(battle.link('{}')).fragment);

/** What the native program prints. */
export function native(...args: string[]): string {
  return execFileSync(resolve(root, 'build/bin/shiaiba'), args, { encoding: 'utf8', maxBuffer: 1 << 26 });
}

export const rosters = ['閃閃交硬果/ムライ', '待速搦待閃/クロダ'] as const;
