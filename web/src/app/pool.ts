// Pools of workers for what many fights say, each for one system; a module is fetched when its pool is first asked.
import { workersOf } from '../engine/startWorker.ts';
import { type Pool, createPool } from '../engine/pool.ts';
import { analysisWorkerUrl } from '../engine/trusted.ts';
import { system } from './match.ts';

/** A module for each system. */
const modules = import.meta.glob<string>('../gen/analysis-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const made = new Map<string, Pool>();

function poolOf(id: string, cores: number): Pool {
  // A system that the build hasn't got is asked for by its name, so that what is missing can be told.
  const file = `analysis-${id}.wasm`;
  const url = modules[`../gen/${file}`] ?? file;
  const pool = made.get(id) ?? createPool(workersOf(analysisWorkerUrl, url), cores);
  made.set(id, pool);
  return pool;
}

/** That of the page's own system. */
export const pool = (): Pool => poolOf(system.peek()?.id ?? '', navigator.hardwareConcurrency);

/** Of another system, whose texts alone are read here. */
export const readerOf = (id: string): Pool => poolOf(id, 1);
