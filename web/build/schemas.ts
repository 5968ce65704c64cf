// Writes the formats of GMs' own lists into the site as JSON Schemas, for editors: data/<system>.schema.json.
import type { Plugin } from 'vite';
import all from '../src/gen/systems.json' with { type: 'json' };
import { openAnalysis } from './engine.ts';

export function schemas(): Plugin {
  return {
    name: 'shiaiba-schemas',
    apply: 'build',
    async generateBundle() {
      for (const { id } of all) {
        const schema = (await openAnalysis(id))({ call: 'settingSchema', system: id });
        if (schema === null) continue;
        this.emitFile({
          type: 'asset',
          fileName: `data/${id}.schema.json`,
          source: `${JSON.stringify(schema, null, 2)}\n`,
        });
      }
    },
  };
}
