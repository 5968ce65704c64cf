// The league on the page: who enters, in which format, what came of it; its file, and what the tab keeps.
import { batch, computed, signal } from '@preact/signals';
import type { Build, LeagueFormat, LeagueRequest, LinkMade, Problem, Text, TieBreak } from '#engine';
import type { LeagueReport } from '#analysis';
import { canonical } from '../../util/basics.ts';
import { download } from '../../util/download.ts';
import { fieldOf } from '../../app/sheet/form.ts';
import { settings, system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { leagueLink, sentLeague, storageDenied } from '../../app/view.ts';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { type Rows, matchups, partsOf } from '../../engine/matchups.ts';
import { wanted } from '../../app/roster/roster.ts';
import { Run } from '../../engine/run.ts';
import { namesOf, seed, seedPart } from '../../app/league.ts';
import { keepLeague, keyOf } from '../../store/leagues.ts';
import { standAt } from '../../app/address.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { address } from '../../app/share.ts';

// The file of a league: written as the engine takes it, and what it says beside its entrants.

export function saveLeague(request: LeagueRequest): void {
  download(`${request.system}-${request.format}.shiai.json`, `${JSON.stringify(request, null, 2)}\n`);
}

export interface Frame extends Pick<Partial<LeagueRequest>, 'format' | 'rounds' | 'ties'> {
  /** The last rounds of those who leave early, by their places among the entrants. */
  until: readonly (number | undefined)[];
}

/** Null where the text is no such file. */
export function frameOf(text: string): Frame | null {
  try {
    const json = JSON.parse(text) as unknown;
    if (typeof json !== 'object' || json === null || !('entrants' in json)) return null;
    const { format, rounds, ties, entrants } = json as Record<string, unknown>;
    const untilOf = (entrant: unknown) => {
      const { until } = Object(entrant) as { until?: unknown };
      return typeof until === 'number' ? until : undefined;
    };
    return {
      until: Array.isArray(entrants) ? entrants.map(untilOf) : [],
      // Whether there is such a format is looked up where it is taken over.
      ...(typeof format === 'string' && { format: format as LeagueFormat }),
      ...(typeof rounds === 'number' && { rounds }),
      // The engine says what is wrong with them.
      ...(Array.isArray(ties) && { ties: ties as TieBreak[] }),
    };
  } catch {
    return null;
  }
}

/** What is known of a league under way is shown this often (ms). */
const pause = 200;
/** Entrants that the engine takes. */
export const most = 1024;

type Entrant = LeagueRequest['entrants'][number];

/** Entrants that are not of the roster; null: those that are. */
export const given = signal<readonly Entrant[] | null>(null);
export const format = signal<LeagueFormat>('round-robin');
/** Rounds of a Swiss system; null: as the engine thinks fit. */
export const rounds = signal<number | null>(null);
/** So many a knock-out takes, and a Swiss system if nothing else is asked (engine/analysis/league/swiss). */
export const knockOutRounds = (entrants: number): number => Math.ceil(Math.log2(Math.max(entrants, 1)));
/** What orders those who are level in points; null: as the engine thinks fit. */
export const ties = signal<TieBreak[] | null>(null);
/** The last round of those who leave a Swiss system early, by leaverKey: the roster may bring them in another order. */
export const leavers = signal<ReadonlyMap<string, number>>(new Map());
export const leaverKey = (build: Build): string => JSON.stringify(build);
/** What stands here in place of the roster, if it was opened from the leagues of this device. */
export const earlier = signal<LeagueRequest | null>(null);
/** The first tag of a character of the roster is its group. */
export const grouped = signal(false);

export const entrants = computed<readonly Entrant[]>(
  () =>
    given.value ??
    wanted.value.map(({ build, tags: [group] }) => ({
      build,
      ...(grouped.value && group !== undefined && { group }),
    })),
);

/** Everybody meets everybody: such leagues are played in parts. */
export const allPlayAll = (one: LeagueFormat) => one === 'round-robin' || one === 'double';
/** Formats whose tie-breaks can be chosen. */
export const canChooseTies = (one: LeagueFormat) => allPlayAll(one) || one === 'swiss';

/** Who plays how long: only a Swiss system can be left. */
function withLeavers(entrant: Entrant): Entrant {
  if (format.value !== 'swiss' || leavers.value.size === 0) return entrant;
  const until = leavers.value.get(leaverKey(entrant.build));
  return until ? { ...entrant, until } : entrant;
}

/** The whole question, as a link or a file carries it. */
const request = computed<LeagueRequest>(() => ({
  ...givenSettings(),
  system: system.value?.id ?? '',
  format: format.value,
  ...seedPart.value,
  ...(format.value === 'swiss' && rounds.value !== null && { rounds: rounds.value }),
  ...(canChooseTies(format.value) && ties.value && { ties: ties.value }),
  entrants: entrants.value.map(withLeavers),
}));

/** What a league that was sent or kept says beside its entrants and its format; a new one has the skills of the match. */
function givenSettings(): Pick<LeagueRequest, 'settings' | 'version'> {
  const sent = sentLeague.value ?? earlier.value;
  if (!sent) return ownFiles();
  return {
    ...(sent.settings && { settings: sent.settings }),
    ...(sent.version !== undefined && { version: sent.version }),
  };
}

/** Files of the reader's own among the settings of the match: what characters are made of. */
function ownFiles(): Pick<LeagueRequest, 'settings'> {
  const now = settings.value ?? {};
  const keys = system.value?.settings.filter((one) => fieldOf(one).type === 'file' && one.key in now) ?? [];
  return keys.length > 0 ? { settings: Object.fromEntries(keys.map(({ key }) => [key, now[key]])) } : {};
}

export interface Played {
  request: LeagueRequest;
  report: LeagueReport;
}
/** The last league that was played to its end. */
export const played = signal<Played | null>(null);
/** What is asked is no longer what was played. One that came by its link names the rules version, which its builds have anyway. */
export const stale = computed(() => {
  const terms = (league: LeagueRequest) => canonical({ ...league, version: undefined });
  return played.value !== null && terms(played.value.request) !== terms(request.value);
});
/** A league under way, or given up: what is known of it. */
export const partial = signal<{ request: LeagueRequest; rows: Rows } | null>(null);
/** Why the engine would not play it. */
export const refused = signal<(Text & { problems: Problem[] }) | null>(null);
export const run = new Run();

type Sent = Pick<LeagueRequest, 'entrants'> & Partial<LeagueRequest>;

/** Takes a league that came in a link or a file: set up, not begun. */
export function takeLeague(league: Sent): void {
  earlier.value = null;
  setUp(league, league.entrants);
}

/** `entrants`: null for those of the roster. */
function setUp(league: Sent, entrants: readonly Entrant[] | null): void {
  const formats = system.value?.analysis.formats.map(({ id }) => id) ?? [];
  batch(() => {
    given.value =
      entrants?.map(({ build, group }) => ({ build, ...(group !== undefined && { group }) })) ?? null;
    leavers.value = new Map(
      league.entrants.flatMap(({ build, until }) => (until ? [[leaverKey(build), until]] : [])),
    );
    ties.value = league.ties ?? null;
    format.value = formats.find((id) => id === league.format) ?? format.value;
    rounds.value = league.rounds ?? null;
    seed.value = league.seed ?? seed.value;
    forget();
  });
}

export function backToRoster(): void {
  batch(() => {
    given.value = null;
    sentLeague.value = null;
    earlier.value = null;
    forget();
  });
}

function forget(): void {
  run.reset();
  played.value = null;
  partial.value = null;
  refused.value = null;
}

/** Plays it; a league that was given up goes on where it was. */
export async function play(): Promise<void> {
  const now = request.value;
  const text = JSON.stringify(now);
  const known = partial.value && JSON.stringify(partial.value.request) === text ? partial.value.rows : [];
  const parts = allPlayAll(now.format) ? partsOf(now, pool().size).length : 0;
  batch(() => {
    played.value = null;
    refused.value = null;
    partial.value = { request: now, rows: known };
  });
  let latest: Rows = known;
  let told = 0;
  await run.start(parts + 1, async (signal, step) => {
    try {
      const rows =
        parts === 0
          ? []
          : await matchups(
              pool(),
              now,
              known,
              (so) => {
                step();
                latest = so;
                if (performance.now() - told < pause) return;
                told = performance.now();
                partial.value = { request: now, rows: so };
              },
              signal,
            );
      const report = await askOne<LeagueReport>(
        pool(),
        { call: 'league', request: text, rows: JSON.stringify(rows) },
        signal,
      );
      batch(() => {
        played.value = { request: now, report };
        partial.value = null;
      });
    } catch (error) {
      partial.value = { request: now, rows: latest };
      if (!isAbort(error)) {
        const problems = error instanceof EngineRefused ? error.problems : [];
        refused.value = { ...reasonOf(error), problems };
      }
      throw error;
    }
  });
}

// A league that was begun stands in the address, where it fits, and is kept for the tab with what came of it.

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

export const leagueAddress = (system: string, fragment: string): string =>
  address(siteRoot.href, system, fragment, null);

async function linkOf(request: Played['request']): Promise<string> {
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

/** Sets up a league that was kept on this device, and plays it. */
export function reopen(league: LeagueRequest): void {
  batch(() => {
    leagueLink.value = '';
    sentLeague.value = null;
    earlier.value = league;
    setUp(league, league.entrants);
  });
  void play();
}

/** Puts what was just played among the leagues of this device. */
async function keepOnDevice({ request, report }: Played): Promise<void> {
  const { entrant } = report.table[0] ?? {};
  const first = namesOf(request.entrants.map(({ build }) => build))[entrant ?? -1] ?? '';
  try {
    await keepLeague({ key: await keyOf(request), request, first, at: Date.now() });
  } catch {
    storageDenied.value = true;
  }
}

/** What was just played. */
export async function keep(of: Played): Promise<void> {
  void keepOnDevice(of);
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
