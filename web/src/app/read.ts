// Reads what is pasted, with the module of many fights: the other one has only what a first fight needs.
import type { Reading } from '#engine';
import { EngineRefused } from '../engine/errors.ts';
import { askOne } from '../engine/pool.ts';
import { reasonOf } from '../engine/reason.ts';
import { settings, system } from './match.ts';
import { pool } from './pool.ts';

/** What can't be read at all is a reading too: that nothing was found, and why. */
export async function readPasted(text: string): Promise<Reading> {
  try {
    const under = JSON.stringify(settings.value ?? {});
    return await askOne(pool(), { call: 'read', system: system.value?.id ?? '', text, settings: under });
  } catch (error) {
    const problems = error instanceof EngineRefused ? error.problems : [];
    return { form: 'nothing', said: reasonOf(error), characters: [], problems };
  }
}
