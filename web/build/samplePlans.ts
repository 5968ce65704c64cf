// Makes the module `virtual:sample-plans`: the samples' plans in the other language, asked from the engine at build
// time. In the browser the question would need the module for many fights.
import type { Plugin } from 'vite';
import type { PlanRead } from '#engine';
import { entriesOf, textOf } from '../src/app/sheet/planEntries.ts';
import type { Beginning } from '../src/engine/client.ts';
import all from '../src/gen/systems.json' with { type: 'json' };
import { openAnalysis, openEngine } from './engine.ts';

const name = 'virtual:sample-plans';

/** Text of each plan, with the text in the other language. */
export async function samplePlans(): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const { id } of all) {
    const { systems } = (await openEngine(id))({ call: 'first', lang: 'ja' }) as Pick<Beginning, 'systems'>;
    const [info] = systems;
    const field = info?.form.fields.find(({ type }) => type === 'plans');
    if (!info || !field) continue;
    const ask = await openAnalysis(id);
    for (const build of info.samples.slice(0, 2)) {
      const plans = entriesOf(build, field.key);
      const question = { call: 'plans', system: id, build: JSON.stringify(build), settings: '{}' } as const;
      const reads = ask({ ...question, plans: JSON.stringify(plans) }) as PlanRead[];
      plans.forEach((plan, at) => {
        const read = reads[at];
        const text = textOf(plan);
        if (text === null || !read?.plan) throw new Error(`A sample of ${id} has a plan that can't be read.`);
        said[text] = read.text[read.lang === 'ja' ? 'en' : 'ja'];
      });
    }
  }
  return said;
}

export function samplePlansModule(): Plugin {
  return {
    name: 'shiaiba-sample-plans',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(await samplePlans())};` : undefined,
  };
}
