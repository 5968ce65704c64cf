// Starts workers with an engine in them.
import type { StartWorker } from './queue.ts';
import { EngineDown, reasons } from './errors.ts';
import { compile } from './module.ts';
import type { Fetches, Start, Started, Told } from './protocol.ts';

/** Workers of one kind and system: their script, and where the first part of their module is; `whole`: the rest is needed at once. */
export function workersOf(script: () => string, wasmUrl: string, system: string, whole = false): StartWorker {
  /** Compiled once; workers that follow get the same module. What could not be fetched is fetched again when asked. */
  let module: Promise<WebAssembly.Module> | undefined;
  const compiled = () =>
    (module ??= compile(wasmUrl).catch((error: unknown) => {
      module = undefined;
      throw error;
    }));
  return async ({ told, broke, fetches }) => {
    const ready = compiled();
    // Heard below; until then a failure is nobody's.
    ready.catch(() => undefined);
    // The worker's script comes in while the module is still being compiled.
    const worker = new Worker(script(), { type: 'module' });
    try {
      worker.postMessage({ module: await ready, system, whole } satisfies Start);
      await started(worker);
    } catch (error) {
      worker.terminate();
      throw error;
    }
    worker.onmessage = ({ data }: MessageEvent<Told | Fetches>) => {
      if ('fetches' in data) fetches?.(data.fetches);
      else told(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      broke(event.message || 'the worker failed');
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
