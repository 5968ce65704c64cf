// Removes the one HTML sink from the bundle: Preact's dangerouslySetInnerHTML, which the page must never use.
import type { Plugin } from 'vite';

export function noSinks(): Plugin {
  return {
    name: 'shiaiba-no-sinks',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/preact\/dist\/preact\.mjs$/ },
      handler(code) {
        const without = code.replaceAll('.innerHTML', '.textContent');
        if (without === code) this.error('Preact has no innerHTML any more: this plugin can go.');
        return { code: without, map: null };
      },
    },
  };
}
