// The first state of the page: the same for the served HTML and for the page that takes it over.
import { batch } from '@preact/signals';
import type { Lang, SystemInfo } from '#engine';
import type { Fight } from '../engine/fight.ts';
import type { CharacterFacts } from '../engine/client.ts';
import { unit } from '../i18n/index.ts';
import type { Setup } from './build.ts';
import { shell } from './language.ts';
import { begin, systems } from './match.ts';
import { step, unit as stepUnit } from './replay.ts';
import type { SystemName } from './systems.ts';
import { chosen, front, screen } from './view.ts';

export interface First {
  /** Path of the served page under the site's root: "", "shiden/", "en/", "en/rakuen/" … */
  shell: string;
  lang: Lang;
  /** All that have a page. */
  systems: readonly SystemName[];
  system: SystemInfo;
  /** The sample: two characters, what the engine says about them, and their fight. */
  setup: Setup;
  facts: readonly [CharacterFacts, CharacterFacts];
  report: Fight;
}

/** Needs no window: the HTML is made with it in node. */
export function prepare(first: First): void {
  batch(() => {
    unit.value = first.system.round;
    stepUnit.value = first.system.stride;
    shell.value = first.shell;
    systems.value = first.systems;
    begin(first.system, first.setup, first.facts, first.report);
    step.value = first.report.events.length;
    screen.value = 'match';
    chosen.value = { side: 0, place: 4 };
    front.value = 0;
  });
}
