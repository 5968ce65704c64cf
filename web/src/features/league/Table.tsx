// The table of a league, best first, in the columns that the engine names.
import { useSignal } from '@preact/signals';
import type { LeagueReport } from '#analysis';
import { lang } from '../../i18n/index.ts';
import { Columns } from '../../components/league/Columns.tsx';
import { shownFigure } from '../../app/league/figures.ts';
import { leagueWords } from './words.ts';
import * as figuresCss from '../../styles/figures.module.css';
import * as screenCss from '../../styles/screen.module.css';

/** Lines shown at first, and with each press on "more". */
const page = 100;

interface Props {
  report: LeagueReport;
  names: readonly string[];
}

export function Table({ report, names }: Props) {
  const t = leagueWords.value;
  const most = useSignal(page);
  const rest = report.table.length - most.value;
  const columns = report.columns.filter(({ id }) => id !== 'rank' && id !== 'name' && id !== 'group');
  const inGroups = report.groups.some(Boolean);
  return (
    <section aria-labelledby="league-table">
      <h2 id="league-table" class="cap">
        <span>{t.table}</span>
      </h2>
      <div class={screenCss.scroll} role="group" aria-labelledby="league-table" tabIndex={0}>
        <table class={figuresCss.figures}>
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name[lang.value]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.table.slice(0, most.value).map((row) => (
              <tr key={row.entrant} data-first={row.rank === 1 || undefined}>
                <th scope="row">
                  <b>{row.rank}</b> <bdi>{names[row.entrant]}</bdi>
                  {inGroups && report.groups[row.entrant] && <small> [{report.groups[row.entrant]}]</small>}
                </th>
                {columns.map(({ id }) => (
                  <td key={id}>{shownFigure(row, id)}</td>
                ))}
              </tr>
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
      <Columns of={report} title={t.columnsTitle} ties={t.ties} />
    </section>
  );
}
