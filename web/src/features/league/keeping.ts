// What stays of a league: it stands in the address, where it fits; the tab keeps it as it is set up, with what came of it;
// and this device keeps those that were played, under the names that the reader gives them.
import { batch } from '@preact/signals';
import type { LeagueRequest, LinkMade } from '#engine';
import { standAt } from '../../app/address.ts';
import { system } from '../../app/fight/match.ts';
import { namesOf } from '../../app/league.ts';
import { pool } from '../../app/pool.ts';
import { ticked } from '../../app/roster/roster.ts';
import { address } from '../../app/share.ts';
import { leagueLink, sentLeague, storageDenied } from '../../app/view.ts';
import { keptThings } from '../../components/naming/keptThings.ts';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { siteRoot } from '../../engine/trusted.ts';
import {
  type KeptLeague,
  dropLeague,
  keepLeague,
  keptLeagues,
  keyOf,
  putLeague,
} from '../../store/leagues.ts';
import {
  type Origin,
  type Played,
  base,
  came,
  given,
  grouped,
  play,
  played,
  request,
  setUp,
  takeWhole,
  title,
} from './league.ts';

/** The leagues of this device. */
export const leagues = keptThings<KeptLeague>({ all: keptLeagues, put: putLeague, drop: dropLeague });

const isOf = (kept: KeptLeague, of: Played | null): boolean =>
  of !== null && JSON.stringify(kept.request) === JSON.stringify(of.request);

/** It is the one whose result stands on the page. */
export const stands = (kept: KeptLeague): boolean => isOf(kept, played.value);

/** Sets up a league that was kept on this device, and plays it. */
export function reopen({ request, name }: KeptLeague): void {
  batch(() => {
    // The address is not to ask for the former one, if the page is loaded anew before this one has a link.
    standAt('');
    sentLeague.value = null;
    takeWhole(request, 'kept', name);
  });
  void play();
}

/** The name was given since the last league was played: it is meant for the next one, whatever that was called before. */
let meant = false;

/** Puts what was just played among the leagues of this device; without a name that is meant for it, it keeps its own. */
async function keepOnDevice(of: Played, named: boolean): Promise<void> {
  const { request, report } = of;
  const called = title.peek();
  const { entrant } = report.table[0] ?? {};
  const first = namesOf(request.entrants.map(({ build }) => build))[entrant ?? -1] ?? '';
  try {
    const league = { key: await keyOf(request), request, first, at: Date.now() };
    await keepLeague(league, (before) => (named ? '' : before) || called.trim());
    await leagues.load();
  } catch {
    storageDenied.value = true;
    return;
  }
  // What the reader has typed meanwhile stands.
  if (named || played.peek() !== of || title.peek() !== called) return;
  title.value = leagues.all.peek()?.find((one) => isOf(one, of))?.name ?? called;
}

/** Calls the league so: that one whose result stands on the page, or else the next one. */
export function nameLeague(name: string): void {
  title.value = name;
  const of = played.peek();
  meant = of === null;
  if (!of) return;
  const kept = leagues.all.peek()?.find((one) => isOf(one, of));
  if (kept) leagues.rename(kept, name.trim());
  else void keepOnDevice(of, true);
}

/** Renames one of this device, wherever its name stands. */
export function renameKept(kept: KeptLeague, name: string): void {
  if (stands(kept)) nameLeague(name);
  else leagues.rename(kept, name);
}

/** A longer address is cut somewhere on its way. */
const longest = 1900;

export const leagueAddress = (system: string, fragment: string): string =>
  address(siteRoot.href, system, fragment, null);

async function linkOf(request: LeagueRequest): Promise<string> {
  const question = { call: 'leagueLink', request: JSON.stringify(request), names: true } as const;
  try {
    const { fragment } = await askOne<LinkMade>(pool(), question, new AbortController().signal);
    return leagueAddress(request.system, fragment).length <= longest ? fragment : '';
  } catch (error) {
    // What can't be a link has a file.
    if (!isAbort(error) && !(error instanceof Error)) throw error;
    return '';
  }
}

/** What was just played. */
export async function keep(of: Played): Promise<void> {
  void keepOnDevice(of, meant);
  meant = false;
  const link = await linkOf(of.request);
  if (played.peek() === of) standAt(link);
}

// What the tab keeps: the league as it is set up, and the last result.

interface Remembered extends Origin {
  request: LeagueRequest;
  grouped: boolean;
  /** Who was ticked in the roster, where its characters enter. */
  ticked: string[];
  played: Played | null;
  /** Where the result stands in the address; "" where it is too long for one. */
  link: string;
}

/** Every game has its own: going to another one and back loses nothing. */
const place = (): string => `shiaiba.league.${system.peek()?.id ?? ''}`;

/** Runs whenever something of it changes. A league that was merely sent leaves no trace. */
export function remember(): void {
  const now: Remembered = {
    request: request.value,
    given: given.value,
    came: came.value,
    base: base.value,
    title: title.value,
    grouped: grouped.value,
    ticked: given.value ? [] : [...ticked.value],
    played: played.value,
    link: leagueLink.value,
  };
  const unheard = now.given ? now.came === 'sent' : now.ticked.length === 0 && !now.title && !read();
  if (!now.played && unheard) return;
  try {
    sessionStorage.setItem(place(), JSON.stringify(now));
  } catch {
    // No room, or none to be had: it can be played again.
    sessionStorage.removeItem(place());
  }
}

function read(): Remembered | null {
  try {
    return JSON.parse(sessionStorage.getItem(place()) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

/** What stood in this tab comes back, if the address asks for it or for no other. */
export function comeBack(sent: boolean): boolean {
  const kept = read();
  if (!kept || kept.request.system !== system.peek()?.id || played.peek()) return false;
  if (sent && kept.link !== leagueLink.peek()) return false;
  batch(() => {
    // It is no news any more: how its entrants came is kept with it.
    sentLeague.value = null;
    setUp(kept.request, kept);
    grouped.value = kept.grouped;
    if (ticked.peek().size === 0) ticked.value = new Set(kept.ticked);
    played.value = kept.played;
  });
  standAt(kept.link);
  return true;
}
