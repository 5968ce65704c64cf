// Runs a worker: makes one instance of its module, and answers one question after another.
import type { ModuleOptions } from '#engine';
import { describe } from './answer.ts';
import { compile } from './module.ts';
import type { Answer, Asked, Start, Started, Told } from './protocol.ts';

interface Scope {
  /** JSON of the messages with which the worker begins, set by public/boot.js; "": none. */
  name: string;
  postMessage(message: Started | Told): void;
  onmessage: ((event: MessageEvent<Start | Asked>) => void) | null;
}
const scope = globalThis as unknown as Scope;

type Create<Module> = (options: ModuleOptions) => Promise<Module>;

function instantiate<Module>(create: Create<Module>, compiled: WebAssembly.Module): Promise<Module> {
  return new Promise((resolve, reject) => {
    create({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

/**
 * Serves questions. `create` makes the instance of the module that the page sends; `answer` puts a question to it. A
 * worker gets questions of its own kind only.
 */
export function serve<Module>(
  create: Create<Module>,
  answer: (engine: Module, question: never) => Answer,
): void {
  let engine: Module | null = null;
  /** Resolves when all messages so far have been dealt with; each message waits for the ones before it. */
  let heard = Promise.resolve();

  async function start({ module }: Start): Promise<Started> {
    try {
      engine = await instantiate(create, typeof module === 'string' ? await compile(module) : module);
      return { ready: true };
    } catch (error) {
      return { failed: describe(error) };
    }
  }

  const reply = ({ question }: Asked): Answer =>
    engine ? answer(engine, question as never) : { trap: 'asked before the start' };

  const hear = (data: Start | Asked) => {
    heard = heard.then(async () => {
      scope.postMessage('module' in data ? await start(data) : { id: data.id, answer: reply(data) });
    });
  };
  scope.onmessage = ({ data }) => hear(data);
  if (scope.name) (JSON.parse(scope.name) as (Start | Asked)[]).forEach(hear);
}
