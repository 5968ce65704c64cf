// Reads pasted text: asks the module for many fights, and finds by marks whether the text is another system's.
import type { Reading } from '#engine';
import { EngineRefused } from '../engine/errors.ts';
import { type Pool, askOne } from '../engine/pool.ts';
import { reasonOf } from '../engine/reason.ts';
import { settings, system } from './fight/match.ts';
import { detectSystem, isRecord } from './detect.ts';
import { pool, readerOf } from './pool.ts';
import { type SystemName, siteSystems } from './start.ts';

export interface Pasted extends Reading {
  /** The other system that the text belongs to, if it isn't the page's; only that system's page can take it. */
  elsewhere?: SystemName;
  /** true: the text is the record of a fight, not sheets. */
  told?: true;
}

const read = (by: Pool, id: string, text: string, under: unknown, consent = false): Promise<Reading> =>
  askOne(by, { call: 'read', system: id, text, settings: JSON.stringify(under ?? {}), consent });

/** The reading by the other system whose marks the text bears; null where none does or nobody is found. No third
 * system is asked. */
async function readElsewhere(text: string, own: string): Promise<Pasted | null> {
  const bearer = detectSystem(text);
  const elsewhere = siteSystems.find(({ id }) => id === bearer && id !== own);
  if (!elsewhere) return null;
  const reading = await read(readerOf(elsewhere.id), elsewhere.id, text, {}).catch(() => null);
  return reading && reading.characters.length > 0 ? { ...reading, elsewhere } : null;
}

const recordSaid = {
  ja: '仕合の記録です。札の全部は書かれていないので、ここからは組めません。仕合は「送る」のリンクで、札は「札の文を写す」で渡せます。',
  en: 'This is the record of a fight. Sheets are not written out in it, so nobody can be built from it. A fight is passed on by its link (Send), a sheet by “Copy as sheet text”.',
};
const recordRead = {
  ja: (n: number) =>
    `仕合の記録です。書かれていた数から${n}人を読み取りました。ほかのこと（戦術など）は書かれていません。`,
  en: (n: number) =>
    `This is the record of a fight. From the numbers in it ${n === 1 ? '1 character was' : `${n} characters were`} read; anything else, such as tactics, is not written there.`,
};

/** The reading of a record. Its lines are no mistakes in sheets, so problems and notes are dropped. */
function asRecord(reading: Pasted): Pasted {
  const { length } = reading.characters;
  const said = length > 0 ? { ja: recordRead.ja(length), en: recordRead.en(length) } : recordSaid;
  return { ...reading, drafts: [], said, problems: [], notes: [], told: true };
}

/** Whether the thread could be gone on from if both players agree to its breaches of the rules [rakuen 19]. */
export const lacksConsent = ({ form, problems }: Reading): boolean =>
  form === 'thread' && problems.some(({ code, rule }) => code === 'notLegal' && rule === '19');

/**
 * Reads a pasted text. A text that can't be read gives a reading too, with the reason. `consent`: both players agree
 * to go on although the thread has something against the rules.
 */
export async function readPasted(text: string, consent = false): Promise<Pasted> {
  const own = system.peek()?.id ?? '';
  try {
    const reading = await read(pool(), own, text, settings.peek(), consent);
    if (isRecord(text)) return asRecord(reading);
    // A link names its system itself.
    if (reading.characters.length > 0 || reading.form === 'link') return reading;
    return (await readElsewhere(text, own)) ?? reading;
  } catch (error) {
    const problems = error instanceof EngineRefused ? error.problems : [];
    const failed: Pasted = { form: 'nothing', said: reasonOf(error), characters: [], problems };
    return isRecord(text) ? asRecord(failed) : failed;
  }
}

/** Most bytes of a file that is read. */
export const largest = 1_000_000;
