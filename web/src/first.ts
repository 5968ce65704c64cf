// What the page begins with: its system and that one's sample fight.
import type { Lang } from '#engine';
import type { Beginning } from './engine/client.ts';
import { firstSeed } from './engine/protocol.ts';
import type { Setup } from './app/build.ts';
import type { First } from './app/start.ts';
import { systems } from './app/systems.ts';

/** answer: to the first question. */
export function firstOf(answer: Beginning, shell: string, lang: Lang): First {
  const { facts, report } = answer;
  const [system] = answer.systems;
  if (!system) throw new Error('the engine knows no system');
  const [a, b] = system.samples;
  if (!a || !b) throw new Error(`${system.id} has no two samples`);
  const setup: Setup = system.chance ? [a, b, undefined, { seed: firstSeed }] : [a, b];
  if (!report || 'error' in report) throw new Error(`the samples of ${system.id} can't fight`);
  return { shell, lang, systems, system, setup, facts, report: report.ok };
}
