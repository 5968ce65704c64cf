// The matrix: fights the roster against itself and shows who beats whom. Systems with chance have series instead
// (Chances.tsx).
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Joined, LeagueReport } from '#analysis';
import type { LeagueRequest } from '#engine';
import { copyAndTell } from '../../app/view.ts';
import { system } from '../../app/fight/match.ts';
import { pool } from '../../app/pool.ts';
import { download } from '../../util/download.ts';
import { tableWords } from '../../components/league/words.ts';
import { lang } from '../../i18n/index.ts';
import { fightOn, fightsIn } from '../../engine/longQuestion.ts';
import { Columns } from '../../components/league/Tables.tsx';
import { namesOf } from '../../app/league.ts';
import { entries, loadRoster, wanted } from '../../app/roster/roster.ts';
import { Run } from '../../engine/run.ts';
import { Running } from '../../components/kit/Pane.tsx';
import { Chances, Empty, Entrants } from './Chances.tsx';
import { Grid } from './Grid.tsx';
import { matrixWords } from './words.ts';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './matrix.module.css';

const formula = /^[=+\-@\t\r＝＋－＠']/;
const number = /^-\d[\d.]*$/;

function field(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV. Fields that a spreadsheet would take for a formula get an apostrophe. */
export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** Up to this number of entrants the table is made without being asked for. */
const atOnce = 200;
/** Most entrants that the engine takes. */
const most = 1024;

const run = new Run();
/** The request that is asked, as text, and what is known of it so far. */
const asked = signal('');
const known = signal<Joined<LeagueReport> | null>(null);

async function make(text: string): Promise<void> {
  if (text !== asked.value) {
    asked.value = text;
    known.value = null;
  }
  const before = known.value?.part ?? null;
  await run.start(
    0,
    (signal, step) =>
      fightOn<LeagueReport>(
        pool(),
        { kind: 'league', request: text },
        before,
        {
          of: (fights) => (run.of.value = fights),
          done: step,
          joined(joined) {
            if (asked.value === text) known.value = joined;
          },
        },
        signal,
      ),
    fightsIn(before?.ranges ?? []),
  );
}

/** The table of the system: with chance a cell is a series, else a single game. */
export function Matrix() {
  return system.value?.chance ? <Chances /> : <Crosstable />;
}

function Crosstable() {
  const t = matrixWords.value;
  const all = entries.value;
  const entrants = wanted.value;
  const info = system.value;
  useEffect(() => void loadRoster(), []);
  const request: LeagueRequest = {
    system: info?.id ?? '',
    format: 'round-robin',
    entrants: entrants.map(({ build }) => ({ build })),
  };
  const text = JSON.stringify(request);
  const fits = entrants.length >= 2 && entrants.length <= most;
  const done = text === asked.value && run.state.value === 'done';
  useEffect(() => {
    if (!fits || entrants.length > atOnce || done) return;
    void make(text);
    return () => run.stop();
  }, [text]);
  if (!all) return null;
  if (all.length === 0) return <Empty />;
  const rows = known.value?.report.rows ?? [];
  // The figures say little before the last game.
  const report = known.value?.complete ? known.value.report : null;
  const graded = report?.columns.find(({ id }) => id === 'aps');
  const builds = entrants.map(({ build }) => build);
  const names = namesOf(builds);
  const table = () => csv([['', ...names], ...rows.map((row, at) => [names[at] ?? '', ...row.split('')])]);
  return (
    <section class={`${kitCss.stack} ${css.crosstable}`} aria-label={t.caption}>
      <p class="acts">
        <Entrants count={entrants.length} />
        {done && (
          <>
            <button type="button" onClick={() => download('matrix.csv', `\uFEFF${table()}`)}>
              {tableWords.value.csv}
            </button>
            <button type="button" onClick={() => void copyAndTell(table())}>
              {t.copyCsv}
            </button>
          </>
        )}
      </p>
      {!fits && <p>{entrants.length < 2 ? t.tooFew : t.tooMany(most)}</p>}
      {fits && text !== asked.value && entrants.length > atOnce && (
        <p class="acts">
          <button type="button" class="go" onClick={() => void make(text)}>
            {t.start}
          </button>
        </p>
      )}
      {fits && text === asked.value && (
        <>
          <Running run={run} name={t.making} goOn={() => void make(text)} />
          <Grid request={request} names={names} rows={rows} report={report} />
          <p class="hint">
            {t.legend} {graded && t.gradeLegend(graded.name[lang.value])}
          </p>
          {report && <Columns of={report} title={t.columnsTitle} />}
        </>
      )}
    </section>
  );
}
