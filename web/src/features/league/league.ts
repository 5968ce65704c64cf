// The league on the page: who enters, in which format, what came of it; its file.
import { batch, computed, signal } from '@preact/signals';
import type { Build, LeagueFormat, LeagueRequest, Problem, Text, TieBreak } from '#engine';
import type { LeagueReport } from '#analysis';
import { canonical } from '../../util/basics.ts';
import { asFileName, download } from '../../util/download.ts';
import { fieldOf } from '../../app/sheet/form.ts';
import { settings, system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { sentLeague } from '../../app/view.ts';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { type Rows, matchups, partsOf } from '../../engine/matchups.ts';
import { entries, wanted } from '../../app/roster/roster.ts';
import { Run } from '../../engine/run.ts';
import { seed, seedPart } from '../../app/league.ts';

// The file of a league: written as the engine takes it, and what it says beside its entrants.

/** Its name goes along: the engine passes over it, and who opens the file finds it again. */
export function saveLeague(request: LeagueRequest): void {
  const name = title.peek().trim();
  const file = { ...(name && { name }), ...request };
  download(
    `${asFileName(name) || `${request.system}-${request.format}`}.shiai.json`,
    `${JSON.stringify(file, null, 2)}\n`,
  );
}

export interface Frame extends Pick<Partial<LeagueRequest>, 'format' | 'rounds' | 'ties'> {
  /** The last rounds of those who leave early, by their places among the entrants. */
  until: readonly (number | undefined)[];
  /** What it is called. */
  name?: string;
}

/** Null where the text is no such file. */
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

/** What the reader calls the league; "": by its format and who won. */
export const title = signal('');
/** Entrants that are not of the roster; null: those that are. */
export const given = signal<readonly Entrant[] | null>(null);
/** How those came that are not of the roster. */
export type Came = 'pasted' | 'sent' | 'kept';
export const came = signal<Came>('pasted');
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
/** The league that was sent or kept and stands here: its settings and its version are those of what is asked. */
export const base = signal<LeagueRequest | null>(null);
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
export const request = computed<LeagueRequest>(() => ({
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
  const sent = base.value;
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
  // Who of the roster enters is not known before it has been read.
  if (given.value === null && entries.value === null) return false;
  const terms = (league: LeagueRequest) => canonical({ ...league, version: undefined });
  return played.value !== null && terms(played.value.request) !== terms(request.value);
});
/** A league under way, or given up: what is known of it. */
export const partial = signal<{ request: LeagueRequest; rows: Rows } | null>(null);
/** Why the engine would not play it. */
export const refused = signal<(Text & { problems: Problem[] }) | null>(null);
export const run = new Run();

type Sent = Pick<LeagueRequest, 'entrants'> & Partial<LeagueRequest>;

/** Takes a league that came in a text or a file: set up, not begun. */
export function takePasted(league: Sent, name = ''): void {
  batch(() => {
    sentLeague.value = null;
    setUp(league, { given: league.entrants, came: 'pasted', base: null, title: name });
  });
}

/** Takes a whole league, from a link or from this device: it brings its own settings. */
export function takeWhole(league: LeagueRequest, came: Came, name = ''): void {
  setUp(league, { given: league.entrants, came, base: league, title: name });
}

export interface Origin {
  /** null: those of the roster. */
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
