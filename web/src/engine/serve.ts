// What a worker does: it holds one instance of its module and answers one question after another.
import type { ModuleOptions } from '#engine';
import { describe } from './answer.ts';
import type { Answer, Asked, Start, Started, Told } from './protocol.ts';

interface Scope {
  postMessage(message: Started | Told): void;
  onmessage: ((event: MessageEvent<Start | Asked>) => void) | null;
}
const scope = globalThis as unknown as Scope;

/**
 * `create` makes the instance out of the module that the page sends; `answer` asks it. Only questions of its own kind
 * are put to a worker.
 */
export function serve<Module>(
  create: (options: ModuleOptions) => Promise<Module>,
  answer: (engine: Module, question: never) => Answer,
): void {
  let engine: Module | null = null;

  function start(module: WebAssembly.Module): void {
    const failed = (error: unknown) => scope.postMessage({ failed: describe(error) });
    create({
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
    else if (engine) scope.postMessage({ id: data.id, answer: answer(engine, data.question as never) });
    else scope.postMessage({ id: data.id, answer: { trap: 'asked before the start' } });
  };
}
