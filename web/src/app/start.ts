// Starts the page: the systems of the site, the sample fight of the page's system, and the first state of all signals.
import { batch } from '@preact/signals';
import type { Lang, SystemInfo } from '#engine';
import all from '../gen/systems.json';
import type { Fight } from '../engine/fight.ts';
import type { Beginning, CharacterFacts } from '../engine/client.ts';
import { unit } from '../i18n/index.ts';
import type { Setup } from './sheet/build.ts';
import { shell } from './language.ts';
import { begin, systems } from './fight/match.ts';
import { sampleSetup } from './fight/samples.ts';
import { step, unit as stepUnit } from './fight/replay.ts';
import { chosen, front, screen } from './view.ts';

// Systems that have a page: id and name of each are known before its module is loaded.

export type SystemName = Pick<SystemInfo, 'id' | 'name'>;

/** The systems in the order in which they are shown. */
export const siteSystems: readonly SystemName[] = all;

/** Id of the system whose page has this path: "rakuen/", "en/rakuen/". A path without a name is the first system's. */
export function systemOf(shell: string): string {
  const system = siteSystems.find(({ id }) => shell.endsWith(`${id}/`)) ?? siteSystems[0];
  if (!system) throw new Error('there is no system');
  return system.id;
}

export interface First {
  /** Path of the served page under the site's root: "", "shiden/", "en/", "en/rakuen/" … */
  shell: string;
  lang: Lang;
  /** All systems that have a page. */
  systems: readonly SystemName[];
  system: SystemInfo;
  /** The sample: two characters, what the engine says about them, and their fight. */
  setup: Setup;
  facts: readonly [CharacterFacts, CharacterFacts];
  report: Fight;
}

/** Sets the first state. Needs no window: the build calls it in node to draw the HTML. */
export function prepare(first: First): void {
  batch(() => {
    unit.value = first.system.round;
    stepUnit.value = first.system.stride;
    shell.value = first.shell;
    systems.value = first.systems;
    begin(first.system, first.setup, first.facts, first.report);
    step.value = 0;
    screen.value = 'match';
    chosen.value = { side: 0, place: 4 };
    front.value = 0;
  });
}

// First state: the system and its sample fight.

/** The first state, from the answer to the first question. */
export function firstOf(answer: Beginning, shell: string, lang: Lang): First {
  const { facts, report } = answer;
  const [system] = answer.systems;
  if (!system) throw new Error('the engine knows no system');
  const setup = sampleSetup(system);
  if (!report || 'error' in report) throw new Error(`the samples of ${system.id} can't fight`);
  return { shell, lang, systems: siteSystems, system, setup, facts, report: report.ok };
}
