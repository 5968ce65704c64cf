// Writes licences.txt: the licence of every package in the bundle, word for word.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Libraries inside the engine's modules; their terms (MIT) are among those that stand above this text. */
const engine = `The engine (engine-*.wasm, analysis-*.wasm) contains
  JSON for Modern C++, Copyright (c) 2013-2022 Niels Lohmann, MIT licence
  parts of Emscripten, Copyright (c) 2010-2014 Emscripten authors, MIT licence
`;

/** File name of a folder's licence, in either spelling. */
function termsIn(folder: string): string {
  const found = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!found) throw new Error(`${folder} has no licence`);
  return found;
}

export function licences(): Plugin {
  return {
    name: 'shiaiba-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
          if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
        }
      }
      const parts = [...folders].sort().map((folder) => {
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
          string,
          string
        >;
        return `${name ?? ''} ${version ?? ''}\n\n${readFileSync(join(folder, termsIn(folder)), 'utf8').trim()}\n`;
      });
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [...parts, engine].join('\n----\n\n'),
      });
    },
  };
}
