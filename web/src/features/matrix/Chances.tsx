// The crosstable of systems with chance: fights a series for each pairing of the roster, and shows each pairing's share of wins with its interval.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Joined, Pairing, PairingsReport, Share } from '#analysis';
import type { LeagueRequest } from '#engine';
import { type LongQuestion, fightOn, fightsIn } from '../../engine/longQuestion.ts';
import { setup, system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { anchorOf } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { namesOf, openGame, seedPart } from '../../app/league.ts';
import { type Crossed, Crosstable } from '../../components/league/Crosstable.tsx';
import { LeagueSeed, Unplanned } from '../../components/league/Tables.tsx';
import { tableWords } from '../../components/league/words.ts';
import { entries, loadRoster, ticked, wanted } from '../../app/roster/roster.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { Run } from '../../engine/run.ts';
import { Older, Pick, Running, Start, Takes } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { matrixWords } from './words.ts';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './matrix.module.css';

/** A pairing from the side of its second entrant, without the share. */
export const mirrored = ({ a, b, games, wins, losses }: Pairing): Omit<Pairing, 'share'> => ({
  a: b,
  b: a,
  games,
  wins: losses,
  losses: wins,
});

/** Mean points of an entrant's pairings, out of 100; a draw counts half. null: nothing was played. */
export function scoreOf(pairings: readonly Pick<Pairing, 'games' | 'wins' | 'losses'>[]): number | null {
  const played = pairings.filter(({ games }) => games > 0);
  if (played.length === 0) return null;
  const sum = played.reduce(
    (all, { games, wins, losses }) => all + (50 * (games + wins - losses)) / games,
    0,
  );
  return sum / played.length;
}

export const Empty = lazy(async () => (await import('../roster/ImportDialog.tsx')).Empty);

/** How many there are in the table, and the way to where they are chosen. */
export function Entrants({ count }: { count: number }) {
  const t = matrixWords.value;
  return (
    <>
      <span>{ticked.value.size > 0 ? t.some(count) : t.all(count)}</span>
      <a class="button" href={anchorOf('roster')}>
        {t.change}
      </a>
    </>
  );
}

/** Most entrants in the table: nobody reads a larger one. */
const most = 40;
const counts = [100, 1000, 10_000];

const games = signal(1000);
const run = new Run();
/** The pairings of a request, of which so many games each were asked. */
interface Shown {
  request: LeagueRequest;
  games: number;
  known: Joined<PairingsReport>;
}
const shown = signal<Shown | null>(null);

const pairingsOf = (request: LeagueRequest, most: number): LongQuestion => ({
  kind: 'pairings',
  request: `{"league":${JSON.stringify(request)},"games":${String(most)}}`,
});

/** Fights so many games of every pair; goes on with those of a run that was stopped or had fewer. */
async function make(request: LeagueRequest, most: number): Promise<void> {
  const text = JSON.stringify(request);
  const last = shown.value;
  const goesOn = last !== null && JSON.stringify(last.request) === text && last.games <= most;
  if (last && !goesOn) shown.value = null;
  const before = goesOn ? last.known.part : null;
  await run.start(
    0,
    (stop, step) =>
      fightOn<PairingsReport>(
        pool(),
        pairingsOf(request, most),
        before,
        {
          of: (fights) => (run.of.value = fights),
          done: step,
          joined: (known) => (shown.value = { request, games: most, known }),
        },
        stop,
      ),
    fightsIn(before?.ranges ?? []),
  );
}

const kindOf = ({ low, high }: Share) => (low > 5000 ? 'W' : high < 5000 ? 'L' : 'D');

function Table({ of: { request, known } }: { of: Shown }) {
  const [t, { signs }, kit] = [matrixWords.value, tableWords.value, kitWords.value];
  const names = namesOf(request.entrants.map(({ build }) => build));
  const found = new Map<string, Omit<Pairing, 'share'> & { share: Share | null }>();
  for (const one of known.report.pairings) {
    const { a, b, share } = one;
    found.set(`${a} ${b}`, one);
    // Draws are wins of neither: only without draws is the other's share the rest, with the interval mirrored.
    const rest = (n: number) => 10_000 - n;
    const even = one.games === one.wins + one.losses;
    found.set(`${b} ${a}`, {
      ...mirrored(one),
      share: even ? { rate: rest(share.rate), low: rest(share.high), high: rest(share.low) } : null,
    });
  }
  const score = (entrant: number) =>
    scoreOf(names.flatMap((_, other) => found.get(`${entrant} ${other}`) ?? []));
  const rateOf = (a: number, b: number) => {
    const one = found.get(`${a} ${b}`);
    return one && one.games > 0 ? (one.wins * 10_000) / one.games : null;
  };
  const cellOf = (a: number, b: number): Crossed | null => {
    const [one, rate] = [found.get(`${a} ${b}`), rateOf(a, b)];
    if (!one || rate === null) return null;
    const { share } = one;
    const kind = share ? kindOf(share) : 'D';
    const between = share ? t.between(kit.interval(hundredths(share.low), hundredths(share.high))) : '';
    return {
      kind,
      shown: `${signs[kind]} ${Math.round(rate / 100)}`,
      ...(share && { small: `${Math.floor(share.low / 100)}–${Math.ceil(share.high / 100)}` }),
      title: between,
      label: t.oddsCell(
        names[a] ?? '',
        names[b] ?? '',
        hundredths(Math.round(rate)),
        between,
        grouped(one.games),
      ),
    };
  };
  return (
    <>
      <Crosstable
        caption={t.oddsCaption}
        names={names}
        entrants={names.map((_, entrant) => entrant)}
        cellOf={cellOf}
        figures={[{ id: 'score', head: t.score, cell: (entrant) => score(entrant)?.toFixed(2) ?? '' }]}
        valueOf={(entrant, by) => (by.is === 'against' ? rateOf(entrant, by.entrant) : score(entrant))}
        first={{ by: { is: 'figure', id: 'score' }, down: true }}
        roomy
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
  return (
    <section class={`${kitCss.stack} ${css.crosstable}`} aria-label={t.oddsCaption}>
      <p class="acts">
        <Entrants count={entrants.length} />
        <Pick
          label={t.games}
          value={games.value}
          onPick={(n) => (games.value = n)}
          options={counts.map((n) => [n, kitWords.value.fights(grouped(n))])}
        />
        <LeagueSeed />
        <Start
          run={run}
          wrong={fits ? '' : entrants.length < 2 ? t.tooFew : t.tooMany(most)}
          onStart={() => void make(request, games.value)}
        >
          {t.start}
        </Start>
      </p>
      {fits && !same && <Takes question={pairingsOf(request, games.value)} run={run} />}
      <Unplanned of={entrants} />
      <Running run={run} name={t.making} goOn={() => void make(request, games.value)} />
      {now && <Table key={lang.value} of={now} />}
      <Older when={now !== null && !same}>{t.stale}</Older>
    </section>
  );
}
