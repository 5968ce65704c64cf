// Plans of a sheet in the reader's language.
import samples from 'virtual:sample-plans';
import type { Build, Lang, PlanRead } from '#engine';
import type { Settings } from '../sheet/build.ts';
import { settings } from '../fight/match.ts';
import type { AnalysisQuestion } from '../../engine/protocol.ts';
import { type Entry, entriesOf, shown, textOf } from './entries.ts';

const kana = /[\u3041-\u30ff]/;

/** What is known without asking: what is in that language already, and a sample's, whose words are those of the usual list. */
export function known(plan: Entry, lang: Lang, under: Settings = settings.value ?? {}): string | null {
  const text = textOf(plan);
  if (text === null) return null;
  if (kana.test(text) === (lang === 'ja')) return text;
  return Object.keys(under).length === 0 ? (samples[text] ?? null) : null;
}

/** The pool comes in when it is first asked; the served HTML is drawn without one. */
async function ask(question: AnalysisQuestion): Promise<PlanRead[]> {
  const [{ pool }, { askOne }] = await Promise.all([import('../pool.ts'), import('../../engine/pool.ts')]);
  return askOne<PlanRead[]>(pool(), question);
}

/** What the engine says of plans of a build, in their order; nothing where it doesn't answer. */
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

/** As they are written where the engine does not answer. `under`: the settings that the build is for. */
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
