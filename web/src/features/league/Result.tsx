// What came of a league: the table, its course, and the ways to take it along.
import { useSignal } from '@preact/signals';
import { copyAndTell } from '../../app/copyAndTell.ts';
import { dialog } from '../../app/view.ts';
import { download } from '../../util/download.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { isKnockOut } from './brackets.ts';
import { saveLeague } from './file.ts';
import type { Played } from './league.ts';
import { namesOf } from '../../app/league/names.ts';
import { Rounds } from './Rounds.tsx';
import { Table } from './Table.tsx';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

const Grid = lazy(async () => (await import('../matrix/Grid.tsx')).Grid);
const ShareLeague = lazy(() => import('./ShareLeague.tsx'));

export function Result({ of: { request, report } }: { of: Played }) {
  const t = leagueWords.value;
  const wide = useSignal(false);
  const builds = request.entrants.map(({ build }) => build);
  const names = namesOf(builds);
  // Who stays in to the end of a knock-out is what it was for.
  const first = isKnockOut(report.format) ? report.table[0]?.entrant : undefined;
  const openShare = () => (dialog.value = { kind: 'own', draw: () => <ShareLeague request={request} /> });
  return (
    <>
      {report.settings.map(({ key, text }) => (
        <p key={key} class="hint">
          <span class="tag">{key}</span> {text[lang.value]}
        </p>
      ))}
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
        <button type="button" onClick={() => download('league.csv', `\uFEFF${report.csv}`)}>
          {t.csv}
        </button>
        <button type="button" onClick={() => void copyAndTell(report.csv)}>
          {t.copyCsv}
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
