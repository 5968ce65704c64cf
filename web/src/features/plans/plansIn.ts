// Plans of a sheet in the reader's language.
import type { Build, Lang, PlanRead } from '#engine';
import type { Settings } from '../../app/build.ts';
import { settings } from '../../app/match.ts';
import { pool } from '../../app/pool.ts';
import { askOne } from '../../engine/pool.ts';
import { type Entry, entriesOf, shown, textOf } from './entries.ts';

const kana = /[\u3041-\u30ff]/;

/** Written in that language: there is nothing to ask. */
function isIn(plan: Entry, lang: Lang): boolean {
  const text = textOf(plan);
  return text !== null && kana.test(text) === (lang === 'ja');
}

/** As they are written where the engine does not answer. `under`: the settings that the build is for. */
export async function plansIn(
  build: Build,
  key: string,
  lang: Lang,
  under: Settings = settings.value ?? {},
): Promise<string[]> {
  const plans = entriesOf(build, key);
  if (plans.every((plan) => isIn(plan, lang))) return plans.map((plan) => textOf(plan) ?? '');
  const question = {
    call: 'plans',
    system: build.system,
    build: JSON.stringify(build),
    plans: JSON.stringify(plans),
    settings: JSON.stringify(under),
  } as const;
  const reads = await askOne<PlanRead[]>(pool(), question).catch(() => []);
  return plans.map((plan, at) => shown(plan, reads[at], lang));
}
