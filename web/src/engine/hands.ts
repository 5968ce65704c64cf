// Starts a worker with an engine in it: the hands that the desk gives its questions to.
import { engineWorkerUrl } from '../util/trusted.ts';
import type { Hire } from './desk.ts';
import { EngineDown, reasons } from './errors.ts';
import { compile } from './module.ts';
import type { Started, Told } from './protocol.ts';

/** Compiled once; workers that follow after a crash get the same module. */
let module: Promise<WebAssembly.Module> | undefined;

export const hire: Hire = async ({ told, broke }) => {
  module ??= compile();
  // The worker's script comes in while the module is still being compiled.
  const worker = new Worker(engineWorkerUrl(), { type: 'module' });
  try {
    worker.postMessage({ module: await module });
    await started(worker);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  worker.onmessage = ({ data }: MessageEvent<Told>) => told(data);
  worker.onerror = (event) => {
    event.preventDefault();
    broke(event.message || 'the worker failed');
  };
  return { post: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
};

function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Started>) => {
      if ('ready' in data) resolve();
      else reject(new EngineDown(data.failed.startsWith('RangeError') ? reasons.memory : reasons.refused));
    };
    worker.onerror = () => reject(new EngineDown(navigator.onLine ? reasons.missing : reasons.offline));
  });
}
