// Tells the plans of a sheet in the reader's language.
import samples from 'virtual:sample-plans';
import type { Build, Lang, PlanRead } from '#engine';
import type { Settings } from '../sheet/build.ts';
import { settings } from '../fight/match.ts';
import type { AnalysisQuestion } from '../../engine/protocol.ts';
import { type Entry, entriesOf, shown, textOf } from '../sheet/planEntries.ts';

const kana = /[\u3041-\u30ff]/;

/** The text if it is known without asking: it is in that language already, or is a sample's plan under the default
 * settings. */
export function known(plan: Entry, lang: Lang, under: Settings = settings.value ?? {}): string | null {
  const text = textOf(plan);
  if (text === null) return null;
  if (kana.test(text) === (lang === 'ja')) return text;
  return Object.keys(under).length === 0 ? (samples[text] ?? null) : null;
}

/** Asks the pool. It is imported on the first question, since the HTML of the build is drawn without one. */
async function ask(question: AnalysisQuestion): Promise<PlanRead[]> {
  const [{ pool }, { askOne }] = await Promise.all([import('../pool.ts'), import('../../engine/pool.ts')]);
  return askOne<PlanRead[]>(pool(), question);
}

/** The engine's readings of plans of a build, in their order; empty if the engine doesn't answer. */
export function readsOf(
  build: Build,
  plans: readonly Entry[],
  under: Settings = settings.value ?? {},
): Promise<PlanRead[]> {
  const question = {
    call: 'plans',
    system: build.system,
    build: JSON.stringify(build),
    plans: JSON.stringify(plans),
    settings: JSON.stringify(under),
  } as const;
  return ask(question).catch(() => []);
}

/** Texts of a build's plans; as they were written if the engine doesn't answer. `under`: settings that the build is
 * for. */
export async function plansIn(
  build: Build,
  key: string,
  lang: Lang,
  under: Settings = settings.value ?? {},
): Promise<string[]> {
  const plans = entriesOf(build, key);
  const all = plans.map((plan) => known(plan, lang, under));
  if (all.every((text) => text !== null)) return all;
  const reads = await readsOf(build, plans, under);
  return plans.map((plan, at) => shown(plan, reads[at], lang));
}
