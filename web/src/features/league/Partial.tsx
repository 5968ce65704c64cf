// What is known of a league that is under way, or was given up: whoever has met everybody already.
import type { LeagueRequest } from '#engine';
import { type Rows, tally } from '../../engine/matchups.ts';
import { namesOf } from '../../app/league/names.ts';
import { leagueWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as figuresCss from '../../styles/figures.module.css';

/** So many are shown. */
const shown = 50;

export function Partial({ of: { request, rows } }: { of: { request: LeagueRequest; rows: Rows } }) {
  const t = leagueWords.value;
  const names = namesOf(request.entrants.map(({ build }) => build));
  const known = rows
    .map((row, entrant) => ({ entrant, row, ...tally(row) }))
    .filter(({ row }) => row !== '')
    .sort((a, b) => b.wins - a.wins || b.draws - a.draws || a.entrant - b.entrant);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="league-partial">
      <h2 id="league-partial" class="cap">
        <span>{t.partial}</span>
      </h2>
      <div class={screenCss.scroll} role="group" aria-labelledby="league-partial" tabIndex={0}>
        <table class={figuresCss.figures}>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.wins}</th>
              <th scope="col">{t.draws}</th>
              <th scope="col">{t.losses}</th>
            </tr>
          </thead>
          <tbody>
            {known.slice(0, shown).map(({ entrant, wins, draws, losses }) => (
              <tr key={entrant}>
                <th scope="row">
                  <bdi>{names[entrant]}</bdi>
                </th>
                <td>{wins}</td>
                <td>{draws}</td>
                <td>{losses}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
