// What lies ahead of a fight that waits: asked of the pool, whose module knows odds and opponents.
import type { Match, OptionOdds } from '#engine';
import { askOne } from '../engine/pool.ts';
import { pool } from './pool.ts';

/** Exact odds of every option of the pending choice; empty where the system knows none. */
export const odds = (match: Match, signal?: AbortSignal): Promise<OptionOdds[]> =>
  askOne(pool(), { call: 'odds', match: JSON.stringify(match) }, signal);

/** What the computer opponent decides whose turn it is; "" where it is nobody's. */
export const think = (match: Match, signal?: AbortSignal): Promise<string> =>
  askOne(pool(), { call: 'think', match: JSON.stringify(match) }, signal);
