// The reader of pasted text: it asks the module of many fights, and finds by marks whose text it is.
import type { Reading } from '#engine';
import { EngineRefused } from '../engine/errors.ts';
import { type Pool, askOne } from '../engine/pool.ts';
import { reasonOf } from '../engine/reason.ts';
import { settings, system } from './fight/match.ts';
import { detectSystem } from './detect.ts';
import { pool, readerOf } from './pool.ts';
import { type SystemName, siteSystems } from './start.ts';

export interface Pasted extends Reading {
  /** Whose it is, where that is another system than the page's: only its own page can take it. */
  elsewhere?: SystemName;
}

const read = (by: Pool, id: string, text: string, under: unknown, consent = false): Promise<Reading> =>
  askOne(by, { call: 'read', system: id, text, settings: JSON.stringify(under ?? {}), consent });

/** What another system finds in a text, where it bears that one's marks. No other is asked. */
async function readElsewhere(text: string, own: string): Promise<Pasted | null> {
  const bearer = detectSystem(text);
  const elsewhere = siteSystems.find(({ id }) => id === bearer && id !== own);
  if (!elsewhere) return null;
  const reading = await read(readerOf(elsewhere.id), elsewhere.id, text, {}).catch(() => null);
  return reading && reading.characters.length > 0 ? { ...reading, elsewhere } : null;
}

/** Could the thread be gone on from if both players agree? Its rules say of which mistakes. */
export const lacksConsent = ({ form, problems }: Reading): boolean =>
  form === 'thread' && problems.some(({ code, rule }) => code === 'notLegal' && rule === '19');

/**
 * What can't be read at all is a reading too: that nothing was found, and why. `consent`: both players go on from what a
 * thread has against the rules.
 */
export async function readPasted(text: string, consent = false): Promise<Pasted> {
  const own = system.peek()?.id ?? '';
  try {
    const reading = await read(pool(), own, text, settings.peek(), consent);
    // A link says itself whose it is.
    if (reading.characters.length > 0 || reading.form === 'link') return reading;
    return (await readElsewhere(text, own)) ?? reading;
  } catch (error) {
    const problems = error instanceof EngineRefused ? error.problems : [];
    return { form: 'nothing', said: reasonOf(error), characters: [], problems };
  }
}

/** Bytes of a file that are worth reading. */
export const largest = 1_000_000;
