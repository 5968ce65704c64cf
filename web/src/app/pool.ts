// The page's own pool of workers for what many fights say; their module is fetched when they are first asked.
import { workersOf } from '../engine/startWorker.ts';
import { type Pool, createPool } from '../engine/pool.ts';
import wasmUrl from '../gen/analysis.wasm?url';
import { analysisWorkerUrl } from '../engine/trusted.ts';

let made: Pool | undefined;

export function pool(): Pool {
  return (made ??= createPool(workersOf(analysisWorkerUrl, wasmUrl), navigator.hardwareConcurrency));
}
