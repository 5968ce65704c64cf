// The npm package `shiaiba`: finds the module of a system and starts it, in node, in a page and in a worker.
import createAnalysis from './dist/analysis.mjs';
import createEngine from './dist/engine.mjs';
import { modules, systems } from './dist/modules.mjs';

export { systems };

export class ShiaibaError extends Error {
  constructor({ code, ja, en, problems = [] }) {
    super(`${en} (${code})`);
    this.name = 'ShiaibaError';
    Object.assign(this, { code, ja, en, problems });
  }
}

/** The answer in an envelope; throws if the envelope holds a failure. */
export function ok(answer) {
  const envelope = JSON.parse(answer);
  if ('error' in envelope) throw new ShiaibaError(envelope.error);
  return envelope.ok;
}

/**
 * Unpacks and compiles a module. It is kept as text, gzipped and in base64: every bundler takes that along,
 * and no content security policy forbids it.
 */
async function compiled(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const wasm = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(wasm).arrayBuffer());
}

/** Compiled modules by kind and system: each is compiled once, for any number of instances. */
const kept = new Map();
function compiledOnce(kind, system) {
  const key = `${kind}-${system}`;
  let module = kept.get(key);
  if (!module) {
    if (!Object.hasOwn(modules[kind], system)) {
      const ids = systems.map(({ id }) => id).join(', ');
      return Promise.reject(new RangeError(`There is no system ${system}. There are: ${ids}`));
    }
    module = modules[kind][system]().then(({ default: text }) => compiled(text));
    module.catch(() => kept.delete(key));
    kept.set(key, module);
  }
  return module;
}

async function load(create, kind, system) {
  const module = await compiledOnce(kind, system);
  return new Promise((resolve, reject) => {
    create({
      locateFile: (file) => file,
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

export const loadEngine = (system) => load(createEngine, 'engine', system);
export const loadAnalysis = (system) => load(createAnalysis, 'analysis', system);
