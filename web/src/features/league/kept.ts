// A league that was begun stands in the address, where it fits, and is kept for the tab with what came of it.
import type { LinkMade } from '#engine';
import { standAt } from '../../app/address.ts';
import { system } from '../../app/match.ts';
import { pool } from '../../app/pool.ts';
import { leagueLink } from '../../app/view.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { address } from '../../app/share.ts';
import { type Entrant, type Played, grouped, given, played, setUp } from './league.ts';

const place = 'shiaiba.league';
/** A longer address is cut somewhere on its way. */
const longest = 1900;

interface Kept extends Played {
  /** "" where it is too long for one. */
  link: string;
  /** Its entrants, if they were not the roster's. */
  given: readonly Entrant[] | null;
  grouped: boolean;
}

async function linkOf(request: Played['request']): Promise<string> {
  const question = { call: 'leagueLink', request: JSON.stringify(request), names: true } as const;
  try {
    const { fragment } = await askOne<LinkMade>(pool(), question, new AbortController().signal);
    return address(siteRoot.href, request.system, fragment, null).length <= longest ? fragment : '';
  } catch (error) {
    // What can't be a link has a file.
    if (!isAbort(error) && !(error instanceof Error)) throw error;
    return '';
  }
}

/** What was just played. */
export async function keep(of: Played): Promise<void> {
  const link = await linkOf(of.request);
  if (played.peek() !== of) return;
  standAt(link);
  const kept: Kept = { ...of, link, given: given.peek(), grouped: grouped.peek() };
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // No room, or none to be had: it can be played again.
    sessionStorage.removeItem(place);
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** What this tab played last comes back, if the address asks for it or for no other. */
export function comeBack(sent: boolean): boolean {
  const kept = read();
  if (!kept || kept.request.system !== system.peek()?.id || played.peek()) return false;
  if (sent && kept.link !== leagueLink.peek()) return false;
  setUp(kept.request, kept.given);
  grouped.value = kept.grouped;
  played.value = { request: kept.request, report: kept.report };
  standAt(kept.link);
  return true;
}
