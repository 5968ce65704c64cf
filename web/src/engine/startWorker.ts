// Starts workers with an engine in them.
import type { StartWorker } from './queue.ts';
import { EngineDown, reasons } from './errors.ts';
import { compile } from './module.ts';
import type { Start, Started, Told } from './protocol.ts';

/** What public/before.js began: takes what makes the first message, gives the worker once it is ready, or nothing. */
export type Begun = (start: () => Promise<Start>) => Promise<Worker | undefined>;
declare global {
  /** While developing there is none. */
  var firstWorker: Begun | undefined;
}

/**
 * Workers of one kind and system: their script, and where the first part of their module is; `whole`: the rest is needed at
 * once. The first of them may have been `begun`.
 */
export function workersOf(
  script: () => string,
  wasmUrl: string,
  system: string,
  whole = false,
  begun?: Begun,
): StartWorker {
  /** Compiled once; workers that follow get the same module. What could not be fetched is fetched again when asked. */
  let module: Promise<WebAssembly.Module> | undefined;
  const compiled = () =>
    (module ??= compile(wasmUrl).catch((error: unknown) => {
      module = undefined;
      throw error;
    }));
  const start = async (): Promise<Start> => ({ module: await compiled(), system, whole });

  async function another(): Promise<Worker> {
    // The worker's script comes in while the module is still being compiled.
    const worker = new Worker(script(), { type: 'module' });
    try {
      worker.postMessage(await start());
      await started(worker);
    } catch (error) {
      worker.terminate();
      throw error;
    }
    return worker;
  }

  return async ({ told, broke }) => {
    const first = begun?.(start);
    begun = undefined;
    const worker = (await first) ?? (await another());
    worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
    worker.onerror = (event) => {
      event.preventDefault();
      broke(event.message);
    };
    return { post: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
  };
}

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Started>) => {
      if ('ready' in data) resolve();
      else reject(new EngineDown(data.failed.startsWith('RangeError') ? reasons.memory : reasons.refused));
    };
    worker.onerror = () => reject(new EngineDown(navigator.onLine ? reasons.missing : reasons.offline));
  });
}
