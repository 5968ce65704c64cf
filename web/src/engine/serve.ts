// What a worker does: it holds one instance of its module and answers one question after another. The module comes in two
// parts; the rest is fetched when a question first comes upon a function of it.
import type { ModuleOptions } from '#engine';
import { describe } from './answer.ts';
import { EngineDown } from './errors.ts';
import { compile } from './module.ts';
import type { Answer, Asked, Fetches, Reply, Start, Started, Told } from './protocol.ts';

interface Scope {
  /** JSON of the messages that it begins with; empty: there are none. */
  name: string;
  postMessage(message: Started | Told | Fetches): void;
  onmessage: ((event: MessageEvent<Start | Asked>) => void) | null;
}
const scope = globalThis as unknown as Scope;

type Create<Module> = (options: ModuleOptions) => Promise<Module>;

/** Shorter than the page's patience with a worker (ms): who waits is told what is missing. */
const patience = 8000;

/** An instance of both parts, or of the first alone: what it lacks then calls `lacks`. */
export function instantiate<Module>(
  create: Create<Module>,
  first: WebAssembly.Module,
  rest: WebAssembly.Module | undefined,
  lacks: () => void,
): Promise<Module> {
  const placeholder = new Proxy<WebAssembly.ModuleImports>(
    {},
    {
      get: () => () => {
        lacks();
        throw new Error('a function of the rest');
      },
    },
  );
  return new Promise((resolve, reject) => {
    const load = async (imports: WebAssembly.Imports) => {
      const instance = await WebAssembly.instantiate(first, { ...imports, placeholder });
      // It puts its functions where the placeholders were.
      if (rest) await WebAssembly.instantiate(rest, { primary: instance.exports });
      return instance;
    };
    create({
      instantiateWasm(imports, done) {
        load(imports).then((instance) => done(instance, first), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}

/**
 * `create` makes the instance out of what the page sends; `answer` asks it; `restOf` says where the rest of a system's
 * module is. Only questions of its own kind are put to a worker.
 */
export function serve<Module>(
  create: Create<Module>,
  answer: (engine: Module, question: never) => Answer,
  restOf: (system: string) => string | undefined,
): void {
  let engine: Module | null = null;
  let begun: { system: string; first: WebAssembly.Module } | null = null;
  let lacking = false;
  /** What was heard so far; each message waits for those before it. */
  let heard = Promise.resolve();

  const make = (rest?: WebAssembly.Module) => {
    if (!begun) throw new Error('asked before the start');
    lacking = false;
    return instantiate(create, begun.first, rest, () => (lacking = true));
  };
  const makeWhole = async () => make(await fetchRest(restOf(begun?.system ?? '') ?? ''));

  async function start({ module, system, whole }: Start): Promise<Started> {
    try {
      begun = { system, first: typeof module === 'string' ? await compile(module) : module };
      // Without the rest it can still answer most.
      engine = whole ? await makeWhole().catch(() => make()) : await make();
      return { ready: true };
    } catch (error) {
      return { failed: describe(error) };
    }
  }

  /** A question that came upon a function of the rest is put again, to an instance that has it. */
  async function reply({ question }: Asked): Promise<Reply> {
    if (!engine) return { trap: 'asked before the start' };
    const first = answer(engine, question as never);
    if (!lacking) return first;
    scope.postMessage({ fetches: true });
    try {
      engine = await makeWhole();
    } catch (error) {
      if (!(error instanceof EngineDown)) return { trap: describe(error) };
      // What does without the rest is still answered; a worker that has no room for that is replaced.
      engine = await make().catch(() => null);
      return { down: error.reason };
    } finally {
      scope.postMessage({ fetches: false });
    }
    return answer(engine, question as never);
  }

  const hear = (data: Start | Asked) => {
    heard = heard.then(async () => {
      scope.postMessage('module' in data ? await start(data) : { id: data.id, answer: await reply(data) });
    });
  };
  scope.onmessage = ({ data }) => hear(data);
  if (scope.name) (JSON.parse(scope.name) as (Start | Asked)[]).forEach(hear);
}

function fetchRest(address: string): Promise<WebAssembly.Module> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new EngineDown('offline')), patience),
  );
  return Promise.race([compile(address), tooLong]);
}
