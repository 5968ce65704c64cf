// Asks every system what its pages are drawn with at first: the bundle falls into files by that.
import type { SystemInfo } from '#engine';
import { drawnWith } from '../src/app/drawn.ts';
import systems from '../src/gen/systems.json' with { type: 'json' };
import { openEngine } from './engine.ts';

/** Files below web/src, by the system's id. */
export async function drawnBySystem(): Promise<Map<string, string[]>> {
  const drawn = new Map<string, string[]>();
  for (const { id } of systems) {
    const [info] = (await openEngine(id))({ call: 'systems' }) as SystemInfo[];
    if (!info) throw new Error(`The module of ${id} knows no system.`);
    drawn.set(id, drawnWith(info));
  }
  return drawn;
}
