// Starts the workers of a module.
import type { StartWorker } from './queue.ts';
import { EngineDown } from './errors.ts';
import { compile } from './module.ts';
import type { Start, Started, Told } from './protocol.ts';

/** The worker that public/boot.js started before any other script, with its first answers; null where it did not
 * start. */
export type Early = Promise<readonly [worker: Worker, said: readonly Told[]] | null>;

declare global {
  interface Window {
    early?: Early;
    /** Resolves when the page has been parsed to its end; set by public/boot.js. */
    pageRead?: Promise<unknown>;
  }
}

/** Starter of workers of one kind and system, from their script and module. `early`: the first one may be at work
 * already. */
export function workersOf(script: () => string, wasmUrl: string, early?: Early): StartWorker {
  /** The compiled module, shared by all workers. A failed fetch is tried again by the next worker. */
  let module: Promise<WebAssembly.Module> | undefined;
  const compiled = () =>
    (module ??= compile(wasmUrl).catch((error: unknown) => {
      module = undefined;
      throw error;
    }));

  async function another(): Promise<Worker> {
    // The worker's script is fetched while the module is still being compiled.
    const worker = new Worker(script(), { type: 'module' });
    try {
      worker.postMessage({ module: await compiled() } satisfies Start);
      await started(worker);
      return worker;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  return async ({ told, broke }) => {
    const [first, said] = (await early) ?? [];
    early = undefined;
    const worker = first ?? (await another());
    worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
    worker.onerror = (event) => {
      event.preventDefault();
      broke(event.message || 'it failed');
    };
    said?.forEach(told);
    return { post: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
  };
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Started>) => {
      if ('ready' in data) resolve();
      else reject(new EngineDown(data.failed.startsWith('RangeError') ? 'memory' : 'refused'));
    };
    worker.onerror = () => reject(new EngineDown(navigator.onLine ? 'missing' : 'offline'));
  });
}
