// Store of the last leagues played, in IndexedDB, one record per league. Only the request is kept: the same league
// has the same results wherever it is played. Reading leaves no trace.
import type { LeagueRequest } from '#engine';
import { look, write } from './database.ts';
import { inOrder, withoutRoom } from './dated.ts';

export interface KeptLeague {
  /** SHA-256 of the request's JSON, in hexadecimal. */
  key: string;
  /** Name that the reader gave it; "": the list shows its format and its winner. */
  name: string;
  request: LeagueRequest;
  /** Name of the winner, as the table has it. */
  first: string;
  /** When it was last played (ms since 1970). */
  at: number;
}

/** Key of a league: leagues of the same entrants under the same rules are one. */
export async function keyOf(request: LeagueRequest): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All kept leagues, the newest first. A record of another shape is passed over. */
export async function keptLeagues(): Promise<KeptLeague[]> {
  const all = await look('leagues', (store) => store.getAll());
  return inOrder((Array.isArray(all) ? all : []).filter(isKeptLeague));
}

/** Keeps a league; the oldest ones make room. `named` gets the name that it had before ("" for none) and returns the
 * new one. */
export async function keepLeague(
  league: Omit<KeptLeague, 'name'>,
  named: (before: string) => string,
): Promise<void> {
  const all = await keptLeagues();
  const name = named(all.find(({ key }) => key === league.key)?.name ?? '');
  const gone = withoutRoom(all, league);
  await write('leagues', (store) => {
    for (const key of gone) store.delete(key);
    store.put({ ...league, name, format: 1 }, league.key);
  });
}

/** Keeps a league as it is, whatever else is kept: after a new name, or an undone deletion. */
export async function putLeague(league: KeptLeague): Promise<void> {
  await write('leagues', (store) => void store.put({ ...league, format: 1 }, league.key));
}

export async function dropLeague(key: string): Promise<void> {
  await write('leagues', (store) => store.delete(key));
}

/** Checks the shape alone; the engine judges the request, as anywhere else. */
function isKeptLeague(kept: unknown): kept is KeptLeague {
  if (typeof kept !== 'object' || kept === null) return false;
  const { format, key, name, request, first, at } = kept as Record<string, unknown>;
  if (typeof request !== 'object' || request === null) return false;
  const { system, format: kind, entrants } = request as Record<string, unknown>;
  return (
    format === 1 &&
    [key, name, first, system, kind].every((one) => typeof one === 'string') &&
    Array.isArray(entrants) &&
    entrants.every(
      (one) => typeof one === 'object' && one !== null && isNamed((one as { build: unknown }).build),
    ) &&
    typeof at === 'number'
  );
}

const isNamed = (build: unknown): boolean =>
  typeof build === 'object' && build !== null && typeof (build as { name: unknown }).name === 'string';
