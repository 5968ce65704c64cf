// The bundler's settings. Entries are scripts: the HTML is written by the site plugin.
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { rules } from './build/rules.ts';
import { serviceWorkers } from './build/serviceWorkers.ts';
import { site } from './build/site.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  appType: 'custom',
  plugins: [preact({ prefreshEnabled: true }), rules(), site(), serviceWorkers()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: 'src/main.tsx' },
      output: { entryFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
