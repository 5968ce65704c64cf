// The bundler's settings. Entries are scripts: the HTML is written by the site plugin.
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { codeSplitting, ownHelpers } from './build/chunks.ts';
import { drawnByBoard } from './build/drawn.ts';
import { firstScript } from './build/firstScript.ts';
import { licences } from './build/licences.ts';
import { keepRules, modules } from './build/modules.ts';
import { rules } from './build/rules.ts';
import { samplePlansModule } from './build/samplePlans.ts';
import { schemas } from './build/schemas.ts';
import { servedHill } from './build/servedHill.ts';
import { serviceWorkers } from './build/serviceWorkers.ts';
import { noSinks } from './build/sinks.ts';
import { site } from './build/site.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  base: './',
  appType: 'custom',
  plugins: [
    preact(),
    rules(),
    samplePlansModule(),
    noSinks(),
    keepRules(),
    licences(),
    ownHelpers(),
    servedHill(),
    schemas(),
    site(),
    firstScript(),
    serviceWorkers(),
  ],
  css: { modules },
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'src/main.tsx' },
      output: { codeSplitting: codeSplitting(await drawnByBoard()) },
      // Names of classes are written where they stand.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
});
