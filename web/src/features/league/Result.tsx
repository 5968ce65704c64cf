// The result of a league: shows the table, the course of the league and the usage of items, and offers the result as
// link, text, print or file.
import { useSignal } from '@preact/signals';
import type { LeagueReport, LeagueRow } from '#analysis';
import { tableWords } from '../../components/league/words.ts';
import { lang } from '../../i18n/index.ts';
import { Older, Pane } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { Columns, Usage, figuresIn } from '../../components/league/Tables.tsx';
import { namesOf } from '../../app/league.ts';
import { leagueWords } from './words.ts';
import { copyAndTell, dialog, leagueLink } from '../../app/view.ts';
import { asFileName, download } from '../../util/download.ts';
import { lazy } from '../../components/lazy.tsx';
import { isKnockOut } from './course.ts';
import { type Played, saveLeague, stale, title } from './league.ts';
import { leagueAddress } from './keeping.ts';
import { Name } from './Setup.tsx';
import { chatText, sheetText } from './texts.ts';
import { Rounds } from './Rounds.tsx';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './league.module.css';

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
function Standings({ report, names }: Props) {
  const t = leagueWords.value;
  const columns = foremost(
    report.columns.filter(({ id }) => id !== 'rank' && id !== 'name' && id !== 'group'),
  );
  const inGroups = report.groups.some(Boolean);
  const placed = ({ rank, entrant }: LeagueRow) => (
    <>
      <b>{rank}</b>{' '}
      <span>
        <bdi>{names[entrant]}</bdi>
        {inGroups && report.groups[entrant] && <small> [{report.groups[entrant]}]</small>}
        {report.until?.[entrant] ? <small> {t.left(report.until[entrant] ?? 0)}</small> : null}
      </span>
    </>
  );
  return (
    <Pane id="league-table" title={t.table}>
      <Table
        label={t.table}
        labelledBy="league-table"
        class={css.table}
        rows={report.table}
        keyOf={({ entrant }) => entrant}
        mark={({ rank }) => (rank === 1 ? { 'data-first': true } : {})}
        page={100}
        more={t.more}
        columns={[{ id: 'name', head: tableWords.value.name, cell: placed }, ...figuresIn(columns)]}
      />
      <Columns of={report} title={t.columnsTitle} ties={t.ties} />
    </Pane>
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
      {first === undefined && <Standings report={report} names={names} />}
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
          <Standings report={report} names={names} />
        </details>
      )}
      <Older when={stale.value}>{t.changed}</Older>
      {report.settings.map(({ key, text }) => (
        <p key={key} class="hint">
          {key} {text[lang.value]}
        </p>
      ))}
      <Usage of={report.usage} builds={builds.length} />
      {report.rows.length > 0 && (
        <details
          class={`${kitCss.stack} ${css.crosstable}`}
          onToggle={(event) => (wide.value = event.currentTarget.open)}
        >
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
          {tableWords.value.csv}
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
