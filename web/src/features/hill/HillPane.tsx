// The pane of the hill: shows the standings, who beats whom, the ratings over time, and how a build of the user would
// fare.
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HillReport, HillStanding } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { peopleIn } from '../../app/sheet/party.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { balances, chosen, hill, kindOf, load, pair, shareOf, state } from './hill.ts';
import { hillWords } from './words.ts';
import { InNumbers, ShareBar } from '../../components/kit/Bar.tsx';
import { Pane } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { type Crossed, Crosstable } from '../../components/league/Crosstable.tsx';
import { Usage } from '../../components/league/Tables.tsx';
import { tableWords } from '../../components/league/words.ts';
import { pool } from '../../app/pool.ts';
import { loadRoster } from '../../app/roster/roster.ts';
import { Entrant, Meeting } from './Entrant.tsx';
import { Newcomer } from './Newcomer.tsx';
import { Ratings, dayOf, moments, shortOf } from './Ratings.tsx';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './hill.module.css';

/** An entrant of the standings: its place, and its name, which opens its results. */
function Placed({ of, standing: { entrant, place } }: { of: HillReport; standing: HillStanding }) {
  const t = hillWords.value;
  const { name = '', build } = of.entrants[entrant] ?? {};
  const form = system.value?.form;
  const people = build && form ? peopleIn(build, form).length : 1;
  return (
    <>
      <b>{place}</b>{' '}
      <button
        type="button"
        class="text"
        aria-pressed={chosen.value === entrant}
        aria-label={t.look(name)}
        onClick={() => (chosen.value = entrant)}
      >
        <bdi>{name}</bdi>
      </button>
      {people > 1 && <small> {t.members(people)}</small>}
    </>
  );
}

/** The standings: places, points and ratings, the best first; a name opens the entrant's results. */
function Standings({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const exact = of.standings.every(({ share: { low, high } }) => low === high);
  const counted = ['points', 'wins', 'draws', 'losses', 'beats', 'loses'] as const;
  return (
    <Pane id="hill-standings" title={t.standings}>
      <Table
        label={t.standings}
        labelledBy="hill-standings"
        rows={of.standings}
        keyOf={({ entrant }) => entrant}
        mark={({ place }) => (place === 1 ? { 'data-first': true } : {})}
        page={50}
        more={t.more}
        columns={[
          {
            id: 'name',
            head: tableWords.value.name,
            cell: (standing) => <Placed of={of} standing={standing} />,
          },
          {
            id: 'rating',
            head: t.rating,
            by: ({ share }) => share.rate,
            cell: ({ share }) => <InNumbers of={share} />,
          },
          { id: 'bar', head: '', holds: 'bar', cell: ({ share }) => <ShareBar {...share} /> },
          ...counted.map((id) => ({
            id,
            head: t[id],
            by: (standing: HillStanding) => standing[id],
            cell: (standing: HillStanding) => standing[id],
          })),
        ]}
      />
      <p class="hint">{exact ? t.ratingExact : t.ratingNote}</p>
    </Pane>
  );
}

/** Most entrants in the crosstable: nobody reads a larger one. */
const most = 40;

/** The crosstable: every entrant against every other, in the order of the standings. */
function Beaten({ of }: { of: HillReport }) {
  const [t, { signs }] = [hillWords.value, tableWords.value];
  const all = useComputed(() => balances(hill.value?.meetings ?? [])).value;
  const names = of.entrants.map(({ name }) => name);
  const shares = new Map(of.standings.map(({ entrant, share }) => [entrant, share.rate]));
  const cellOf = (a: number, b: number): Crossed | null => {
    const one = all.get(`${a} ${b}`);
    if (!one) return null;
    const kind = kindOf(one);
    const rate = shareOf(one);
    const { wins, draws, losses } = one;
    // After one or two games a share tells no more than the sign.
    const few = wins + draws + losses <= 2;
    return {
      kind,
      shown: few ? signs[kind] : `${signs[kind]} ${Math.round(rate / 100)}`,
      label: t.cell(names[a] ?? '', names[b] ?? '', kind, hundredths(rate), wins, draws, losses),
    };
  };
  const against = (a: number, b: number) => {
    const one = all.get(`${a} ${b}`);
    return one ? shareOf(one) : null;
  };
  return (
    <Pane id="hill-beaten" title={t.crosstable}>
      <Crosstable
        caption={t.crosstable}
        names={names}
        entrants={of.standings.slice(0, most).map(({ entrant }) => entrant)}
        given={t.inPlaces}
        cellOf={cellOf}
        figures={[{ id: 'score', head: t.rating, cell: (entrant) => hundredths(shares.get(entrant) ?? 0) }]}
        valueOf={(entrant, by) =>
          by.is === 'against' ? against(entrant, by.entrant) : (shares.get(entrant) ?? null)
        }
        roomy
        onOpen={(a, b) => (pair.value = [a, b])}
      />
      <p class="hint">
        {t.crossNote} {of.entrants.length > most && t.crossMost(most)}
      </p>
    </Pane>
  );
}

function Head({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const fights = of.meetings.reduce((sum, { games }) => sum + games.length, 0);
  const last = moments(of).at(-1);
  return (
    <p class="hint">
      {t.terms(grouped(of.entrants.length), grouped(fights), of.games, of.sides)}{' '}
      {last && t.asOf(dayOf(last), shortOf(last))}
    </p>
  );
}

export default function HillPane() {
  const t = hillWords.value;
  const now = state.value;
  useEffect(() => {
    void load();
    void loadRoster();
    pool().open();
  }, []);
  if (typeof now === 'string') {
    return (
      <p role={now === 'unreachable' ? 'alert' : 'status'}>
        {t[now]}{' '}
        {now !== 'loading' && (
          <button type="button" onClick={() => void load()}>
            {t.retry}
          </button>
        )}
      </p>
    );
  }
  const names = now.entrants.map(({ name }) => name);
  const two = pair.value;
  return (
    <div class={`${kitCss.stack} ${css.hill}`}>
      <Head of={now} />
      <Standings of={now} />
      {chosen.value !== null && <Entrant key={chosen.value} of={now} entrant={chosen.value} />}
      <Newcomer of={now} />
      <Ratings of={now} />
      <Beaten of={now} />
      <Usage of={now.usage} builds={now.entrants.length} />
      {two && (
        <Meeting
          key={two.join(' ')}
          of={now}
          names={names}
          builds={now.entrants.map(({ build }) => build)}
          meetings={now.meetings}
          pair={two}
        />
      )}
    </div>
  );
}
