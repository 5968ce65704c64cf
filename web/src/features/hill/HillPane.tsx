// The hill: how everybody stands, who beats whom, how it came to that, and how one's own would fare.
import { useEffect } from 'preact/hooks';
import type { HillReport } from '#analysis';
import { pool } from '../../app/pool.ts';
import { loadRoster } from '../../app/roster/roster.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Beaten } from './Beaten.tsx';
import { Entrant } from './Entrant.tsx';
import { chosen, load, pair, state } from './hill.ts';
import { Meeting } from './Meeting.tsx';
import { Newcomer } from './Newcomer.tsx';
import { dayOf, moments, shortOf } from './ratings.ts';
import { Ratings } from './Ratings.tsx';
import { Standings } from './Standings.tsx';
import { hillWords } from './words.ts';
import * as css from './hill.module.css';

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
