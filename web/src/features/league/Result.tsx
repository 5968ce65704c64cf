// The result of a league: shows the table, the course of the league and the usage of items, and offers the result as
// link, text, print or file.
import { useSignal } from '@preact/signals';
import type { LeagueReport } from '#analysis';
import { lang } from '../../i18n/index.ts';
import { Columns } from '../../components/league/Tables.tsx';
import { Sideways } from '../../components/league/Sideways.tsx';
import { Usage } from '../../components/league/Usage.tsx';
import { namesOf, shownFigure } from '../../app/league.ts';
import { leagueWords } from './words.ts';
import { copyAndTell, dialog, leagueLink } from '../../app/view.ts';
import { asFileName, download } from '../../util/download.ts';
import { lazy } from '../../components/lazy.tsx';
import { isKnockOut } from './brackets.ts';
import { type Played, saveLeague, stale, title } from './league.ts';
import { leagueAddress } from './keeping.ts';
import { Name } from './Name.tsx';
import { chatText, sheetText } from './texts.ts';
import { Rounds } from './Rounds.tsx';
import * as figuresCss from '../../styles/figures.module.css';
import * as css from './league.module.css';

/** Rows shown at first, and added by each press on "more". */
const page = 100;

interface Props {
  report: LeagueReport;
  names: readonly string[];
}

/** Columns that decide the order stand beside the names, where any screen shows them; the others follow in the engine's
 * order. */
const decisive = ['age', 'points', 'wins', 'draws', 'losses'];

function foremost(columns: LeagueReport['columns']): LeagueReport['columns'] {
  const place = (id: string) => (decisive.includes(id) ? decisive.indexOf(id) : decisive.length);
  return columns.toSorted((a, b) => place(a.id) - place(b.id));
}

/** The table of a league, best first, in the columns that the engine names. */
function Table({ report, names }: Props) {
  const t = leagueWords.value;
  const most = useSignal(page);
  const rest = report.table.length - most.value;
  const columns = foremost(
    report.columns.filter(({ id }) => id !== 'rank' && id !== 'name' && id !== 'group'),
  );
  const inGroups = report.groups.some(Boolean);
  return (
    <section aria-labelledby="league-table">
      <h2 id="league-table" class="cap">
        <span>{t.table}</span>
      </h2>
      <Sideways labelledBy="league-table">
        <table class={`${figuresCss.figures} ${css.table}`}>
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
                  <b>{row.rank}</b>{' '}
                  <span>
                    <bdi>{names[row.entrant]}</bdi>
                    {inGroups && report.groups[row.entrant] && <small> [{report.groups[row.entrant]}]</small>}
                    {report.until?.[row.entrant] ? (
                      <small> {t.left(report.until[row.entrant] ?? 0)}</small>
                    ) : null}
                  </span>
                </th>
                {columns.map(({ id }) => (
                  <td key={id}>{shownFigure(row, id)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
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

const Grid = lazy(async () => (await import('../matrix/Grid.tsx')).Grid);
const ShareLeague = lazy(() => import('./ShareLeague.tsx'));

export function Result({ of }: { of: Played }) {
  const t = leagueWords.value;
  const { request, report } = of;
  const wide = useSignal(false);
  const builds = request.entrants.map(({ build }) => build);
  const names = namesOf(builds);
  // A knock-out is played for its champion, who is told first.
  const first = isKnockOut(report.format) ? report.table[0]?.entrant : undefined;
  const address = leagueLink.value && leagueAddress(request.system, leagueLink.value);
  const openShare = () => (dialog.value = { kind: 'own', draw: () => <ShareLeague request={request} /> });
  const name = title.value.trim();
  return (
    <>
      {name && (
        <h2 class={css.title}>
          <bdi>{name}</bdi>
        </h2>
      )}
      <Name />
      {first !== undefined && (
        <h2 class={css.champion}>
          {t.champion} <bdi>{names[first]}</bdi>
        </h2>
      )}
      {first === undefined && <Table report={report} names={names} />}
      {report.rounds.length > 0 && (
        <Rounds
          key={JSON.stringify(request)}
          report={report}
          names={names}
          builds={builds}
          settings={request.settings}
        />
      )}
      {first !== undefined && (
        <details class={css.folded}>
          <summary class="text">{t.table}</summary>
          <Table report={report} names={names} />
        </details>
      )}
      {stale.value && (
        <p class="hint" role="status">
          {t.changed}
        </p>
      )}
      {report.settings.map(({ key, text }) => (
        <p key={key} class="hint">
          {key} {text[lang.value]}
        </p>
      ))}
      <Usage of={report.usage} builds={builds.length} />
      {report.rows.length > 0 && (
        <details class={css.crosstable} onToggle={(event) => (wide.value = event.currentTarget.open)}>
          <summary class="text">{t.crosstable}</summary>
          {wide.value && <Grid request={request} names={names} rows={report.rows} report={null} />}
        </details>
      )}
      <p class={`acts ${css.away}`}>
        <button type="button" class="go" onClick={openShare}>
          {t.share}
        </button>
        <button
          type="button"
          onClick={() => download(`${asFileName(name) || 'league'}.csv`, `\uFEFF${report.csv}`)}
        >
          {t.csv}
        </button>
        <button type="button" onClick={() => void copyAndTell(sheetText(of, names, name))}>
          {t.copySheet}
        </button>
        <button type="button" onClick={() => void copyAndTell(chatText(of, names, address, name))}>
          {t.copyChat}
        </button>
        <button type="button" onClick={() => print()}>
          {t.print}
        </button>
        <button type="button" onClick={() => saveLeague(request)}>
          {t.file}
        </button>
      </p>
    </>
  );
}
