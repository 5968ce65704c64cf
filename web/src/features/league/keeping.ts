// Keeps leagues in three places: the address holds the league that was played, if it fits; the tab holds the league
// as it is set up, with its result; the device holds all leagues that were played, under the names that the reader
// gives them.
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

/** Whether the result on the page is that of the kept league. */
export const stands = (kept: KeptLeague): boolean => isOf(kept, played.value);

/** Sets up a league that was kept on this device, and plays it. */
export function reopen({ request, name }: KeptLeague): void {
  batch(() => {
    // A reload before this league has a link must not open the league before it.
    standAt('');
    sentLeague.value = null;
    takeWhole(request, 'kept', name);
  });
  void play();
}

/** true: the name was given since the last league was played, so it is meant for the next one, even if the device keeps
 * that under another name. */
let meant = false;

/** Keeps a league that was just played on the device. `named`: the reader gave this name to it; otherwise a kept league
 * keeps its own. */
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
  // A name that the reader has typed meanwhile stays.
  if (named || played.peek() !== of || title.peek() !== called) return;
  title.value = leagues.all.peek()?.find((one) => isOf(one, of))?.name ?? called;
}

/** Names the league whose result is on the page, or if there is none the next one. */
export function nameLeague(name: string): void {
  title.value = name;
  const of = played.peek();
  meant = of === null;
  if (!of) return;
  const kept = leagues.all.peek()?.find((one) => isOf(one, of));
  if (kept) leagues.rename(kept, name.trim());
  else void keepOnDevice(of, true);
}

/** Renames a kept league, on the page too if its result is shown. */
export function renameKept(kept: KeptLeague, name: string): void {
  if (stands(kept)) nameLeague(name);
  else leagues.rename(kept, name);
}

/** Longest address in characters: longer ones may be cut on their way. */
const longest = 1900;

export const leagueAddress = (system: string, fragment: string): string =>
  address(siteRoot.href, system, fragment, null);

/** Fragment of a league's link; "" if it has none or its address is too long. */
async function linkOf(request: LeagueRequest): Promise<string> {
  const question = { call: 'leagueLink', request: JSON.stringify(request), names: true } as const;
  try {
    const { fragment } = await askOne<LinkMade>(pool(), question, new AbortController().signal);
    return leagueAddress(request.system, fragment).length <= longest ? fragment : '';
  } catch (error) {
    // A league that has no link can be saved as a file.
    if (!isAbort(error) && !(error instanceof Error)) throw error;
    return '';
  }
}

/** Keeps a league that was just played, and puts its link into the address. */
export async function keep(of: Played): Promise<void> {
  void keepOnDevice(of, meant);
  meant = false;
  const link = await linkOf(of.request);
  if (played.peek() === of) standAt(link);
}

// The tab's memory: the league as it is set up, and the last result.

interface Remembered extends Origin {
  request: LeagueRequest;
  grouped: boolean;
  /** Keys of the characters that were ticked in the roster, if the entrants come from there. */
  ticked: string[];
  played: Played | null;
  /** Fragment of the result's link; "" if it is too long for an address. */
  link: string;
}

/** Session key. Each system has its own, so that going to another system and back loses nothing. */
const place = (): string => `shiaiba.league.${system.peek()?.id ?? ''}`;

/** Effect that keeps the league in the tab at every change. A league that was merely sent is not kept. */
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
    // Storage is full or denied: the league can be played again.
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

/** Brings the tab's league back if the address asks for it or for no league. Says whether it did. `sent`: the address
 * holds a league. */
export function comeBack(sent: boolean): boolean {
  const kept = read();
  if (!kept || kept.request.system !== system.peek()?.id || played.peek()) return false;
  if (sent && kept.link !== leagueLink.peek()) return false;
  batch(() => {
    // A league that comes back isn't announced as sent again.
    sentLeague.value = null;
    setUp(kept.request, kept);
    grouped.value = kept.grouped;
    if (ticked.peek().size === 0) ticked.value = new Set(kept.ticked);
    played.value = kept.played;
  });
  standAt(kept.link);
  return true;
}
