// Plans of a sheet in the reader's language.
import type { Build, Lang, PlanRead } from '#engine';
import { pool } from '../../app/pool.ts';
import { askOne } from '../../engine/pool.ts';

/** As they are written where the engine does not answer. */
export async function plansIn(build: Build, lang: Lang): Promise<string[]> {
  const plans = build['plans'] as { text: string }[];
  const question = {
    call: 'plans',
    system: build.system,
    build: JSON.stringify(build),
    plans: JSON.stringify(plans),
  } as const;
  const reads = await askOne<PlanRead[]>(pool(), question).catch(() => []);
  return plans.map(({ text }, at) => reads[at]?.text[lang] ?? text);
}
