// The roster against itself where chance decides: each cell is the odds of a series, with its interval.
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Share } from '#analysis';
import type { LeagueRequest } from '#engine';
import { setup, system } from '../../app/match.ts';
import { pool } from '../../app/pool.ts';
import { anchorOf } from '../../app/screens.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { namesOf } from '../../app/league/names.ts';
import { type Crossed, Crosstable } from '../../components/league/Crosstable.tsx';
import { Seed } from '../../components/league/Seed.tsx';
import { seedPart } from '../../app/league/seed.ts';
import { entries, loadRoster, ticked, wanted } from '../../app/roster/roster.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Run } from '../../engine/run.ts';
import { Running } from '../../components/run/Running.tsx';
import { type Chance, type Played, chancesOf, mirrored, pairsOf, scoreOf } from './chances.ts';
import { openGame } from '../../app/openFight.ts';
import { matrixWords } from './words.ts';
import * as css from './matrix.module.css';

const Empty = lazy(async () => (await import('../roster/Empty.tsx')).Empty);

/** A larger table has more cells than anybody reads. */
const most = 40;
const counts = [100, 1000, 10_000];
/** The table is drawn so long (ms) after one another, at least. */
const pause = 150;

const games = signal(1000);
const run = new Run();
const shown = signal<{ request: LeagueRequest; chances: readonly Chance[] } | null>(null);

/** A run that was stopped, or of which more games are wanted, goes on where it was. */
let played: { of: string; parts: Played } = { of: '', parts: new Map() };

async function make(request: LeagueRequest): Promise<void> {
  const pairs = pairsOf(request.entrants.length).length;
  const of = JSON.stringify(request);
  if (played.of !== of) {
    played = { of, parts: new Map() };
    shown.value = null;
  }
  await run.start(pairs * games.value, async (stop, step) => {
    // What is shown already stays until more is known.
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

/** 5731 → "57.31"; seen from the other side, the interval turns round as well. */
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
    // Drawn games are no wins: only without them the other's share is the rest.
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

export function Chances() {
  const t = matrixWords.value;
  const all = entries.value;
  const entrants = wanted.value;
  useEffect(() => {
    void loadRoster();
    pool().open();
  }, []);
  const settings = setup.value?.[2];
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
      {now && !same && <p role="status">{t.stale}</p>}
      {now && <Table key={lang.value} of={now} />}
    </section>
  );
}
