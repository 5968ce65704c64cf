// The pane of the hill: shows the standings, who beats whom, the ratings over time, and how a build of the user would
// fare.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HillReport, HillStanding } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { peopleIn } from '../../app/sheet/party.ts';
import { ShareBar } from '../../components/run/Running.tsx';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { balances, chosen, hill, kindOf, load, pair, shareOf, state } from './hill.ts';
import { hillWords, intervalOf } from './words.ts';
import { type Crossed, Crosstable } from '../../components/league/Tables.tsx';
import { Usage } from '../../components/league/Usage.tsx';
import { pool } from '../../app/pool.ts';
import { loadRoster } from '../../app/roster/roster.ts';
import { Entrant, Meeting } from './Entrant.tsx';
import { Newcomer } from './Newcomer.tsx';
import { Ratings, dayOf, moments, shortOf } from './Ratings.tsx';
import * as figuresCss from '../../styles/figures.module.css';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './hill.module.css';

/** Rows shown at first, and added by each press on "more". */
const page = 50;

function Row({ of, standing }: { of: HillReport; standing: HillStanding }) {
  const t = hillWords.value;
  const { entrant, place, points, wins, draws, losses, beats, loses, share } = standing;
  const { name = '', build } = of.entrants[entrant] ?? {};
  const form = system.value?.form;
  const people = build && form ? peopleIn(build, form).length : 1;
  return (
    <tr data-first={place === 1 || undefined}>
      <th scope="row">
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
      </th>
      <td>
        {hundredths(share.rate)}%<small>{intervalOf(share)}</small>
      </td>
      <td class={css.drawn}>
        <ShareBar {...share} />
      </td>
      {[points, wins, draws, losses, beats, loses].map((n, at) => (
        <td key={at}>{n}</td>
      ))}
    </tr>
  );
}

/** The standings: places, points and ratings, the best first; a name opens the entrant's results. */
function Standings({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const most = useSignal(page);
  const rest = of.standings.length - most.value;
  const exact = of.standings.every(({ share }) => intervalOf(share) === '');
  return (
    <section aria-labelledby="hill-standings">
      <h2 id="hill-standings" class="cap">
        <span>{t.standings}</span>
      </h2>
      <div class={screenCss.scroll} role="group" aria-labelledby="hill-standings" tabIndex={0}>
        <table class={figuresCss.figures}>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.rating}</th>
              <th scope="col" class={css.drawn}>
                <span class="vh">{t.bar}</span>
              </th>
              {[t.points, t.wins, t.draws, t.losses, t.beats, t.loses].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.standings.slice(0, most.value).map((standing) => (
              <Row key={standing.entrant} of={of} standing={standing} />
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <p class="acts">
          <button type="button" onClick={() => (most.value += page)}>
            {t.more(Math.min(rest, page))}
          </button>
        </p>
      )}
      <p class="hint">{exact ? t.ratingExact : t.ratingNote}</p>
    </section>
  );
}

/** Most entrants in the crosstable: nobody reads a larger one. */
const most = 40;

/** The crosstable: every entrant against every other, in the order of the standings. */
function Beaten({ of }: { of: HillReport }) {
  const t = hillWords.value;
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
      shown: few ? t.signs[kind] : `${t.signs[kind]} ${Math.round(rate / 100)}`,
      label: t.cell(names[a] ?? '', names[b] ?? '', kind, hundredths(rate), wins, draws, losses),
    };
  };
  return (
    <section aria-labelledby="hill-beaten">
      <h2 id="hill-beaten" class="cap">
        <span>{t.crosstable}</span>
      </h2>
      <Crosstable
        caption={t.crosstable}
        heads={[t.name, t.score]}
        names={names}
        order={of.standings.slice(0, most).map(({ entrant }) => entrant)}
        cellOf={cellOf}
        scoreOf={(entrant) => hundredths(shares.get(entrant) ?? 0)}
        onOpen={(a, b) => (pair.value = [a, b])}
      />
      <p class="hint">
        {t.crossNote} {of.entrants.length > most && t.crossMost(most)}
      </p>
    </section>
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
    <div class={css.hill}>
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
