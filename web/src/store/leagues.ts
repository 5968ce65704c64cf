// Keeps the last leagues that were played in IndexedDB, one record a league. The same league ends alike wherever it is played,
// so that who enters and how they play is all that is kept of it. Looking for them leaves no trace.
import type { LeagueRequest } from '#engine';
import { look, write } from './database.ts';
import { inOrder, withoutRoom } from './dated.ts';

export interface KeptLeague {
  /** Digest of the request. */
  key: string;
  /** What the reader calls it; "": by its format and who won. */
  name: string;
  request: LeagueRequest;
  /** Who came first, as the table calls them. */
  first: string;
  /** When it was played last, in ms. */
  at: number;
}

/** Two leagues of the same entrants under the same rules are one. */
export async function keyOf(request: LeagueRequest): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The newest first; what has another shape is passed over. */
export async function keptLeagues(): Promise<KeptLeague[]> {
  const all = await look('leagues', (store) => store.getAll());
  return inOrder((Array.isArray(all) ? all : []).filter(isKeptLeague));
}

/** The oldest makes room where there are too many. `named`: by what it was called before, "" if by nothing. */
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

/** As it is, beside whatever else is kept. */
export async function putLeague(league: KeptLeague): Promise<void> {
  await write('leagues', (store) => void store.put({ ...league, format: 1 }, league.key));
}

export async function dropLeague(key: string): Promise<void> {
  await write('leagues', (store) => store.delete(key));
}

/** Only the shape: what is in the request the engine judges, as with any other. */
export function isKeptLeague(kept: unknown): kept is KeptLeague {
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
