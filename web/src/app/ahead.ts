// What lies ahead of a fight that waits: asked of the pool, whose module knows odds and opponents.
import type { Match, Odds } from '#engine';
import { askOne } from '../engine/pool.ts';
import { pool } from './pool.ts';

/** Exact odds of the options of the pending choice; null where the system knows none. */
export const odds = (match: Match, signal?: AbortSignal): Promise<Odds | null> =>
  askOne(pool(), { call: 'odds', match: JSON.stringify(match) }, signal);

/** What the computer opponent decides whose turn it is; "" where it is nobody's. */
export const think = (match: Match, signal?: AbortSignal): Promise<string> =>
  askOne(pool(), { call: 'think', match: JSON.stringify(match) }, signal);
