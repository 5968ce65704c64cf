// The crosstable of systems with chance: fights a series for each pairing of the roster, in parts in the pool, and
// shows each pairing's share of wins with its interval.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PairingsPart, Share } from '#analysis';
import type { LeagueRequest } from '#engine';
import { type Pool, askOne } from '../../engine/pool.ts';
import { setup, system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { anchorOf } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { namesOf, openGame, seedPart } from '../../app/league.ts';
import { type Crossed, Crosstable, Seed } from '../../components/league/Tables.tsx';
import { entries, loadRoster, ticked, wanted } from '../../app/roster/roster.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Run } from '../../engine/run.ts';
import { Running } from '../../components/run/Running.tsx';
import { matrixWords } from './words.ts';
import * as css from './matrix.module.css';

/** Games of one part: some 20 to 60 ms of work. */
const work = 1500;
/** Numbers of games that all pairings reach before any pairing goes on. */
const layers = [20, 100, 1000, 10_000];

interface Pair {
  a: number;
  b: number;
}
/** All pairs, in the order in which the engine numbers them. */
export function pairsOf(entrants: number): Pair[] {
  return Array.from({ length: entrants }, (_, a) =>
    Array.from({ length: entrants - a - 1 }, (__, at) => ({ a, b: a + at + 1 })),
  ).flat();
}

/** Counts of one pairing from the side of its first entrant, with that one's share of wins. */
export interface Chance {
  games: number;
  wins: number;
  losses: number;
  share: Share | null;
}
export const mirrored = ({ games, wins, losses }: Chance): Omit<Chance, 'share'> => ({
  games,
  wins: losses,
  losses: wins,
});

/** Mean points of an entrant's pairings, out of 100; a draw counts half. null: nothing was played. */
export function scoreOf(chances: readonly Omit<Chance, 'share'>[]): number | null {
  const played = chances.filter(({ games }) => games > 0);
  if (played.length === 0) return null;
  const sum = played.reduce(
    (all, { games, wins, losses }) => all + (50 * (games + wins - losses)) / games,
    0,
  );
  return sum / played.length;
}

/** Answers to the parts of one request, by the part's numbers. */
export type Played = Map<string, PairingsPart>;

/** Fights all games of all pairings; resolves at the end. `heard` is called with the counts so far and the number of
 * new games after each part. Parts that `played` holds are not asked again; new ones are added to it. */
export async function chancesOf(
  pool: Pool,
  request: LeagueRequest,
  games: number,
  played: Played,
  heard: (chances: readonly Chance[], fresh: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const text = JSON.stringify(request);
  const pairs = pairsOf(request.entrants.length);
  const now: Chance[] = pairs.map(() => ({ games: 0, wins: 0, losses: 0, share: null }));
  let first = 0;
  for (const layer of [...layers.filter((one) => one < games), games]) {
    const more = layer - first;
    const step = Math.max(1, Math.floor(work / more));
    const parts = Array.from({ length: Math.ceil(pairs.length / step) }, (_, part) => ({
      call: 'pairings' as const,
      request: text,
      from: part * step,
      to: Math.min(pairs.length, (part + 1) * step),
      first,
      games: more,
    }));
    const key = ({ from, to }: { from: number; to: number }) => [first, more, from, to].join(' ');
    const count = ({ wins, losses }: PairingsPart, from: number) => {
      wins.forEach((won, at) => {
        const one = now[from + at];
        if (!one) return;
        one.games += more;
        one.wins += won;
        one.losses += losses[at] ?? 0;
      });
      heard([...now], wins.length * more);
    };
    const open = parts.filter((part) => {
      const known = played.get(key(part));
      if (known) count(known, part.from);
      return !known;
    });
    await pool.run<PairingsPart>(
      open,
      (answer, which) => {
        const part = open[which];
        if (!part) return;
        played.set(key(part), answer);
        count(answer, part.from);
      },
      signal,
    );
    const counts = JSON.stringify(now.map(({ wins, games: n }) => [wins, n]));
    const shares = await askOne<Share[]>(pool, { call: 'shares', counts }, signal);
    now.forEach((one, at) => (one.share = shares[at] ?? null));
    heard([...now], 0);
    first = layer;
  }
}

const Empty = lazy(async () => (await import('../roster/ImportDialog.tsx')).Empty);

/** Most entrants in the table: nobody reads a larger one. */
const most = 40;
const counts = [100, 1000, 10_000];
/** Least time between two drawings of the table (ms). */
const pause = 150;

const games = signal(1000);
const run = new Run();
const shown = signal<{ request: LeagueRequest; chances: readonly Chance[] } | null>(null);

/** Answers so far: a run that was stopped, or of which more games are wanted, goes on with them. */
let played: { of: string; parts: Played } = { of: '', parts: new Map() };

async function make(request: LeagueRequest): Promise<void> {
  const pairs = pairsOf(request.entrants.length).length;
  const of = JSON.stringify(request);
  if (played.of !== of) {
    played = { of, parts: new Map() };
    shown.value = null;
  }
  await run.start(pairs * games.value, async (stop, step) => {
    // A table that is shown stays until more is known.
    let told = shown.value ? performance.now() : 0;
    await chancesOf(
      pool(),
      request,
      games.value,
      played.parts,
      (chances, fresh) => {
        step(fresh);
        if (fresh > 0 && performance.now() - told < pause) return;
        told = performance.now();
        shown.value = { request, chances };
      },
      stop,
    );
  });
}

/** A share in 1/10,000 as percent: 5731 → "57.31". */
const percent = (share: number) => (share / 100).toFixed(2);
const kindOf = ({ low, high }: Share) => (low > 5000 ? 'W' : high < 5000 ? 'L' : 'D');

function Table({ of: { request, chances } }: { of: NonNullable<(typeof shown)['value']> }) {
  const t = matrixWords.value;
  const byScore = useSignal(true);
  const names = namesOf(request.entrants.map(({ build }) => build));
  const known = new Map<string, Omit<Chance, 'share'> & { share: Share | null }>();
  pairsOf(names.length).forEach(({ a, b }, at) => {
    const one = chances[at];
    if (!one) return;
    known.set(`${a} ${b}`, one);
    const { share } = one;
    // Draws are wins of neither: only without draws is the other's share the rest, with the interval mirrored.
    const rest = (n: number) => 10_000 - n;
    const even = one.games === one.wins + one.losses;
    known.set(`${b} ${a}`, {
      ...mirrored(one),
      share: share && even ? { rate: rest(share.rate), low: rest(share.high), high: rest(share.low) } : null,
    });
  });
  const score = (entrant: number) =>
    scoreOf(names.flatMap((_, other) => known.get(`${entrant} ${other}`) ?? []));
  const order = names.map((_, entrant) => entrant);
  if (byScore.value) order.sort((a, b) => (score(b) ?? 0) - (score(a) ?? 0) || a - b);
  const cellOf = (a: number, b: number): Crossed | null => {
    const one = known.get(`${a} ${b}`);
    if (!one || one.games === 0) return null;
    const rate = (one.wins * 10_000) / one.games;
    const { share } = one;
    const kind = share ? kindOf(share) : 'D';
    const between = share ? t.between(percent(share.low), percent(share.high)) : '';
    return {
      kind,
      shown: `${t.signs[kind]} ${Math.round(rate / 100)}`,
      ...(share && { small: `${Math.floor(share.low / 100)}–${Math.ceil(share.high / 100)}` }),
      title: between,
      label: t.oddsCell(names[a] ?? '', names[b] ?? '', percent(rate), between, grouped(one.games)),
    };
  };
  return (
    <>
      <p class="acts">
        <label class={css.check}>
          <input
            type="checkbox"
            checked={byScore.value}
            onChange={(event) => (byScore.value = event.currentTarget.checked)}
          />
          {t.sortBy(t.score)}
        </label>
      </p>
      <Crosstable
        caption={t.oddsCaption}
        heads={[t.name, t.score]}
        names={names}
        order={order}
        cellOf={cellOf}
        scoreOf={(entrant) => score(entrant)?.toFixed(2) ?? ''}
        onOpen={(a, b) => void openGame(request, a, b)}
      />
      <p class="hint">{t.oddsLegend}</p>
    </>
  );
}

/** The roster against itself in a system with chance: each cell is the share of wins in a series, with its interval. */
export function Chances() {
  const t = matrixWords.value;
  const all = entries.value;
  const entrants = wanted.value;
  useEffect(() => {
    void loadRoster();
    pool().open();
  }, []);
  const settings = setup.value?.settings;
  const request: LeagueRequest = {
    system: system.value?.id ?? '',
    ...(settings && { settings }),
    format: 'round-robin',
    ...seedPart.value,
    entrants: entrants.map(({ build }) => ({ build })),
  };
  if (!all) return null;
  if (all.length === 0) return <Empty />;
  const fits = entrants.length >= 2 && entrants.length <= most;
  const now = shown.value;
  const same = now !== null && JSON.stringify(now.request) === JSON.stringify(request);
  const unplanned = entrants.filter(({ build }) => 'tactic' in build && !build['tactic']).length;
  return (
    <section class={css.crosstable} aria-label={t.oddsCaption}>
      <p class="acts">
        <span>{ticked.value.size > 0 ? t.some(entrants.length) : t.all(entrants.length)}</span>
        <a class="button" href={anchorOf('roster')}>
          {t.change}
        </a>
        <label>
          {t.games}{' '}
          <select value={games.value} onChange={(event) => (games.value = Number(event.currentTarget.value))}>
            {counts.map((n) => (
              <option key={n} value={n}>
                {t.gamesEach(grouped(n))}
              </option>
            ))}
          </select>
        </label>
        <Seed />
        <button
          type="button"
          class="go"
          disabled={!fits || run.state.value === 'running'}
          onClick={() => void make(request)}
        >
          {t.start}
        </button>
      </p>
      {!fits && <p>{entrants.length < 2 ? t.tooFew : t.tooMany(most)}</p>}
      {unplanned > 0 && <p class="hint">{t.unplanned(unplanned)}</p>}
      <Running run={run} name={t.making} goOn={() => void make(request)} />
      {now && <Table key={lang.value} of={now} />}
      {now && !same && (
        <p class="hint" role="status">
          {t.stale}
        </p>
      )}
    </section>
  );
}
