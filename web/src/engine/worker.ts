// The worker: holds one engine instance and answers one question after another.
import type { EngineModule } from '#engine';
import createEngine from '../gen/engine.mjs';
import { answer, describe } from './answer.ts';
import type { Asked, Start, Started, Told } from './protocol.ts';

interface Scope {
  postMessage(message: Started | Told): void;
  onmessage: ((event: MessageEvent<Start | Asked>) => void) | null;
}
const scope = globalThis as unknown as Scope;

let engine: EngineModule | null = null;

function start(module: WebAssembly.Module): void {
  const failed = (error: unknown) => scope.postMessage({ failed: describe(error) });
  createEngine({
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), failed);
      return {};
    },
  }).then((made) => {
    engine = made;
    scope.postMessage({ ready: true });
  }, failed);
}

scope.onmessage = ({ data }) => {
  if ('module' in data) start(data.module);
  else if (engine) scope.postMessage({ id: data.id, answer: answer(engine, data.question) });
  else scope.postMessage({ id: data.id, answer: { trap: 'asked before the start' } });
};
