// The page's own pool of workers, made when the first long question is asked.
import { hire } from '../engine/hands.ts';
import { type Pool, createPool } from '../engine/pool.ts';

let made: Pool | undefined;

export function pool(): Pool {
  return (made ??= createPool(hire, navigator.hardwareConcurrency));
}
