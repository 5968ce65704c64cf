// What the page begins with: the first system and its sample fight, asked of whatever engine there is.
import type { Build, Lang, Match, Report, SystemInfo } from '#engine';
import type { CharacterFacts } from './engine/client.ts';
import type { Setup } from './app/build.ts';
import type { First } from './app/start.ts';
import type { Words } from './i18n/index.ts';

/** The part of the engine that is needed; what the build of the page asks directly comes without a promise. */
export interface Asked {
  systems(): Promise<SystemInfo[]>;
  character(system: string, build: Build): Promise<CharacterFacts>;
  fight(match: Match): Promise<Report>;
}

export async function firstOf(engine: Asked, shell: string, lang: Lang, words: Words): Promise<First> {
  const [system] = await engine.systems();
  if (!system) throw new Error('the engine knows no system');
  const [a, b] = system.samples;
  if (!a || !b) throw new Error(`${system.id} has no two samples`);
  const setup: Setup = [a, b];
  const [left, right, report] = await Promise.all([
    engine.character(system.id, a),
    engine.character(system.id, b),
    engine.fight({ system: system.id, sides: [a, b] }),
  ]);
  return { shell, lang, words, system, setup, facts: [left, right], report };
}
