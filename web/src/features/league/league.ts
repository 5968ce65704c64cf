// State of the league on the page: entrants, format and options, the request to the engine, the result; writes and
// reads the league's file.
import { batch, computed, signal } from '@preact/signals';
import type { Build, LeagueFormat, LeagueRequest, TieBreak } from '#engine';
import type { Joined, LeagueReport } from '#analysis';
import { canonical } from '../../util/basics.ts';
import { asFileName, download } from '../../util/download.ts';
import { fieldOf } from '../../app/sheet/form.ts';
import { settings, system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { sentLeague } from '../../app/view.ts';
import { type LongQuestion, fightOn, fightsIn } from '../../engine/longQuestion.ts';
import { askOne } from '../../engine/pool.ts';
import { entries, wanted } from '../../app/roster/roster.ts';
import { Run } from '../../engine/run.ts';
import { seed, seedPart } from '../../app/league.ts';

// The file of a league: the engine's request, with the league's name beside it.

/** Saves a league as a file. The name is for whoever opens the file here; the engine ignores it. */
export function saveLeague(request: LeagueRequest): void {
  const name = title.peek().trim();
  const file = { ...(name && { name }), ...request };
  download(
    `${asFileName(name) || `${request.system}-${request.format}`}.shiai.json`,
    `${JSON.stringify(file, null, 2)}\n`,
  );
}

/** The parts of a league's file beside its entrants' builds. */
export interface Frame extends Pick<Partial<LeagueRequest>, 'format' | 'rounds' | 'ties'> {
  /** Last round of entrants that leave early, by the entrant's index. */
  until: readonly (number | undefined)[];
  /** Name of the league. */
  name?: string;
}

/** The frame in a file's text; null: the text is no league. */
export function frameOf(text: string): Frame | null {
  try {
    const json = JSON.parse(text) as unknown;
    if (typeof json !== 'object' || json === null || !('entrants' in json)) return null;
    const { name, format, rounds, ties, entrants } = json as Record<string, unknown>;
    const untilOf = (entrant: unknown) => {
      const { until } = Object(entrant) as { until?: unknown };
      return typeof until === 'number' ? until : undefined;
    };
    return {
      until: Array.isArray(entrants) ? entrants.map(untilOf) : [],
      ...(typeof name === 'string' && { name }),
      // setUp checks that the system has the format.
      ...(typeof format === 'string' && { format: format as LeagueFormat }),
      ...(typeof rounds === 'number' && { rounds }),
      // The engine checks them.
      ...(Array.isArray(ties) && { ties: ties as TieBreak[] }),
    };
  } catch {
    return null;
  }
}

/** Most entrants that the engine takes. */
export const most = 1024;

type Entrant = LeagueRequest['entrants'][number];

/** Name that the reader gave the league; "": it is told by its format and its number of entrants. */
export const title = signal('');
/** Entrants from a text, a link or the device; null: the entrants are those of the roster. */
export const given = signal<readonly Entrant[] | null>(null);
/** Where entrants that are not of the roster came from: a text, a link, or the device. */
type Came = 'pasted' | 'sent' | 'kept';
export const came = signal<Came>('pasted');
export const format = signal<LeagueFormat>('round-robin');
/** Rounds of a Swiss system; null: the engine's default. */
export const rounds = signal<number | null>(null);
/** Rounds of a knock-out, and the default of a Swiss system (engine/analysis/league/swiss). */
export const knockOutRounds = (entrants: number): number => Math.ceil(Math.log2(Math.max(entrants, 1)));
/** Tie-breaks for entrants that are level in points; null: the engine's default. */
export const ties = signal<TieBreak[] | null>(null);
/** Last round of entrants that leave a Swiss system early, by leaverKey and not by index, since the roster may change
 * their order. */
export const leavers = signal<ReadonlyMap<string, number>>(new Map());
export const leaverKey = (build: Build): string => JSON.stringify(build);
/** The sent or kept league that is set up; the request has its settings and its version. null: a league of the page. */
export const base = signal<LeagueRequest | null>(null);
/** true: the first tag of a character of the roster is its group. */
export const grouped = signal(false);

export const entrants = computed<readonly Entrant[]>(
  () =>
    given.value ??
    wanted.value.map(({ build, tags: [group] }) => ({
      build,
      ...(grouped.value && group !== undefined && { group }),
    })),
);

/** Whether everybody meets everybody in the format; such leagues are long questions. */
const allPlayAll = (one: LeagueFormat) => one === 'round-robin' || one === 'double';
/** Whether the tie-breaks of the format can be chosen. */
export const canChooseTies = (one: LeagueFormat) => allPlayAll(one) || one === 'swiss';

/** The entrant with its last round, if it leaves early; only a Swiss system can be left. */
function withLeavers(entrant: Entrant): Entrant {
  if (format.value !== 'swiss' || leavers.value.size === 0) return entrant;
  const until = leavers.value.get(leaverKey(entrant.build));
  return until ? { ...entrant, until } : entrant;
}

/** The request to the engine, as links and files carry it. */
export const request = computed<LeagueRequest>(() => ({
  ...givenSettings(),
  system: system.value?.id ?? '',
  format: format.value,
  ...seedPart.value,
  ...(format.value === 'swiss' && rounds.value !== null && { rounds: rounds.value }),
  ...(canChooseTies(format.value) && ties.value && { ties: ties.value }),
  entrants: entrants.value.map(withLeavers),
}));

/** Settings and version of the sent or kept league; a new one has the user's own files among the settings of the
 * match. */
function givenSettings(): Pick<LeagueRequest, 'settings' | 'version'> {
  const sent = base.value;
  if (!sent) return ownFiles();
  return {
    ...(sent.settings && { settings: sent.settings }),
    ...(sent.version !== undefined && { version: sent.version }),
  };
}

/** The user's own files (skill lists) among the settings of the match; characters are made from them. */
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
/** Whether the set-up differs from the league that was played. The version is left out: only leagues from links name
 * it, and their builds have it anyway. */
export const stale = computed(() => {
  // The entrants are not known before the roster has been read.
  if (given.value === null && entries.value === null) return false;
  const terms = (league: LeagueRequest) => canonical({ ...league, version: undefined });
  return played.value !== null && terms(played.value.request) !== terms(request.value);
});
/** What is known of a league that is under way or was given up; null: nothing yet. */
export const partial = signal<{ request: LeagueRequest; known: Joined<LeagueReport> | null } | null>(null);
export const run = new Run();

type Sent = Pick<LeagueRequest, 'entrants'> & Partial<LeagueRequest>;

/** Sets up a league from a text or a file, without playing it. */
export function takePasted(league: Sent, name = ''): void {
  batch(() => {
    sentLeague.value = null;
    setUp(league, { given: league.entrants, came: 'pasted', base: null, title: name });
  });
}

/** Sets up a whole league from a link or from this device, with the league's own settings. */
export function takeWhole(league: LeagueRequest, came: Came, name = ''): void {
  setUp(league, { given: league.entrants, came, base: league, title: name });
}

/** Where a league came from. */
export interface Origin {
  /** null: the entrants are those of the roster. */
  given: readonly Entrant[] | null;
  came: Came;
  base: LeagueRequest | null;
  title: string;
}

export function setUp(league: Sent, origin: Origin): void {
  const formats = system.value?.analysis.formats.map(({ id }) => id) ?? [];
  batch(() => {
    given.value =
      origin.given?.map(({ build, group }) => ({ build, ...(group !== undefined && { group }) })) ?? null;
    came.value = origin.came;
    base.value = origin.base;
    title.value = origin.title;
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
    base.value = null;
    title.value = '';
    forget();
  });
}

function forget(): void {
  run.reset();
  played.value = null;
  partial.value = null;
}

/** A round robin as a long question; null: the games of another format hang on those before them. */
export const question = computed((): LongQuestion | null =>
  allPlayAll(request.value.format) ? { kind: 'league', request: JSON.stringify(request.value) } : null,
);

/** Plays the games of a round robin that are missing. */
async function playOn(
  now: LeagueRequest,
  text: string,
  before: Joined<LeagueReport> | null,
  step: (more: number) => void,
  signal: AbortSignal,
): Promise<LeagueReport | undefined> {
  let known = before;
  await fightOn<LeagueReport>(
    pool(),
    { kind: 'league', request: text },
    before?.part ?? null,
    {
      of: (fights) => (run.of.value = fights),
      done: step,
      joined(joined) {
        known = joined;
        if (partial.peek()?.request === now) partial.value = { request: now, known };
      },
    },
    signal,
  );
  return known?.report;
}

/** Plays the league. One that was given up goes on where it was. */
export async function play(): Promise<void> {
  const now = request.value;
  const text = JSON.stringify(now);
  const last = partial.peek();
  const known = last && JSON.stringify(last.request) === text ? last.known : null;
  batch(() => {
    played.value = null;
    partial.value = { request: now, known };
  });
  const inParts = allPlayAll(now.format);
  await run.start(
    inParts ? 0 : 1,
    async (signal, step) => {
      const report = inParts
        ? await playOn(now, text, known, step, signal)
        : await askOne<LeagueReport>(pool(), { call: 'league', request: text }, signal);
      if (!report) return;
      batch(() => {
        played.value = { request: now, report };
        partial.value = null;
      });
    },
    fightsIn(known?.part.ranges ?? []),
  );
}
