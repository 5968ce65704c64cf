// What the page begins with: its system and that one's sample fight, asked of whatever engine there is.
import type { Lang, Match, SystemInfo } from '#engine';
import type { Meeting } from './engine/client.ts';
import type { Setup } from './app/build.ts';
import { matchOf } from './app/match.ts';
import type { First } from './app/start.ts';
import { systems } from './app/systems.ts';
import { fetchParts } from './components/parts.ts';
import { Welcome } from './frame/welcome.ts';

/** The part of a system's engine that is needed; what the build of the page asks directly comes without a promise. */
export interface Asked {
  systems(): Promise<SystemInfo[]>;
  meet(match: Match, lang: Lang): Promise<Meeting>;
}

/** The sample fight of a system with dice. */
const firstSeed = '1';

export async function firstOf(engine: Asked, shell: string, lang: Lang): Promise<First> {
  const [system] = await engine.systems();
  if (!system) throw new Error('the engine knows no system');
  const [a, b] = system.samples;
  if (!a || !b) throw new Error(`${system.id} has no two samples`);
  const parts = fetchParts(system, Welcome);
  const setup: Setup = system.chance ? [a, b, undefined, { seed: firstSeed }] : [a, b];
  const { facts, report } = await engine.meet(matchOf(setup), lang);
  if (!report || 'error' in report) throw new Error(`the samples of ${system.id} can't fight`);
  await parts;
  return { shell, lang, systems, system, setup, facts, report: report.ok };
}
