// Runs a worker: it holds one instance of its module and answers one question after another.
import type { ModuleOptions } from '#engine';
import { describe } from './answer.ts';
import { compile } from './module.ts';
import type { Answer, Asked, Start, Started, Told } from './protocol.ts';

interface Scope {
  /** JSON of the messages that the worker begins with; empty: there are none. */
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
 * `create` makes the instance out of what the page sends; `answer` asks it. Only questions of its own kind are put to a
 * worker.
 */
export function serve<Module>(
  create: Create<Module>,
  answer: (engine: Module, question: never) => Answer,
): void {
  let engine: Module | null = null;
  /** Resolves when every message so far is dealt with; each message waits for those before it. */
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
