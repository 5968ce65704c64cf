// Splits a module in two: what its usual questions run through, which a page fetches at once, and the rest, which a worker
// fetches when a question comes upon it (web/src/engine/serve.ts). What runs is noted by Binaryen's wasm-split.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binaryen } from './binaryen.mjs';
import { usual } from './usual.mjs';

/** Where an instrumented module is told to leave its notes; nothing is asked of it afterwards. */
const notes = 65_536;

/** An instance of a module, with what it exports under the names that the glue doesn't use. */
async function instanceOf(folder, kind, file) {
  const { default: create } = await import(pathToFileURL(join(folder, `${kind}.mjs`)).href);
  const compiled = await WebAssembly.compile(readFileSync(file));
  let exported;
  const module = await create({
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(compiled, imports).then((instance) => {
        exported = instance.exports;
        done(instance, compiled);
      });
      return {};
    },
  });
  return { module, exported };
}

/** `<kind>-<system>.wasm` of the folder as two files of `made`. */
export async function split(folder, kind, system, made) {
  const whole = join(folder, `${kind}-${system}.wasm`);
  const [noting, profile] = [join(made, 'noting.wasm'), join(made, 'profile')];
  binaryen('wasm-split', '--instrument', whole, '-o', noting);
  const { module, exported } = await instanceOf(folder, kind, noting);
  const drawer = await instanceOf(folder, 'engine', join(folder, `engine-${system}.wasm`));
  usual[kind](module, system, drawer.module);
  const length = exported.__write_profile(0, 0);
  exported.__write_profile(notes, length);
  const memory = Object.values(exported).find((one) => one instanceof WebAssembly.Memory);
  writeFileSync(profile, new Uint8Array(memory.buffer, notes, length));

  const parts = { first: join(made, 'first.wasm'), rest: join(made, 'rest.wasm') };
  binaryen('wasm-split', '--split', whole, `--profile=${profile}`, '-o1', parts.first, '-o2', parts.rest);
  return parts;
}
