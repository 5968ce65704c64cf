// The pane of leagues: sets a league up, shows it while it is played, then its result, and brings back the league that
// the tab or the address holds.
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LeagueReport } from '#analysis';
import type { LeagueRequest } from '#engine';
import { namesOf } from '../../app/league.ts';
import { leagueWords } from './words.ts';
import { standAt } from '../../app/address.ts';
import { leagueLink, sentLeague } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { entries, loadRoster } from '../../app/roster/roster.ts';
import { usePaste } from '../../components/paste/PasteBox.tsx';
import { Pane, Running } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { tableWords } from '../../components/league/words.ts';
import { figuresIn } from '../../components/league/Tables.tsx';
import { LeagueSetup, openPaste } from './Setup.tsx';
import { type Played, given, partial, play, played, run, takeWhole } from './league.ts';
import { comeBack, keep, remember } from './keeping.ts';
import { Result } from './Result.tsx';
import * as kitCss from '../../components/kit/kit.module.css';

/** Rows of a partial table that are shown. */
const shown = 50;
/** Columns of a partial table: the others say little before the end. */
const counts = ['played', 'wins', 'draws', 'losses', 'aps'];

/** The table of a league that is under way or was given up, by the mean score, since some have played more than others. */
function Partial({ request, report }: { request: LeagueRequest; report: LeagueReport }) {
  const t = leagueWords.value;
  const names = namesOf(request.entrants.map(({ build }) => build));
  const columns = report.columns.filter(({ id }) => counts.includes(id));
  const rows = report.table.filter(({ played }) => played > 0).sort((a, b) => (b.aps ?? 0) - (a.aps ?? 0));
  return (
    <Pane id="league-partial" title={t.partial}>
      <Table
        label={t.partial}
        labelledBy="league-partial"
        rows={rows.slice(0, shown)}
        keyOf={({ entrant }) => entrant}
        columns={[
          { id: 'name', head: tableWords.value.name, cell: ({ entrant }) => <bdi>{names[entrant]}</bdi> },
          ...figuresIn(columns),
        ]}
      />
    </Pane>
  );
}

const Kept = lazy(() => import('./Kept.tsx'));
const Empty = lazy(async () => (await import('../roster/ImportDialog.tsx')).Empty);

/** The league of a link that was taken over, and the result that was kept. They outlive the screen, so that coming back
 * takes and keeps nothing twice. `taken` undefined: the screen has not been opened yet. */
let taken: LeagueRequest | null | undefined;
let standing: Played | null = null;

export default function LeaguePane() {
  const t = leagueWords.value;
  const sent = sentLeague.value;
  const done = played.value;
  useEffect(() => void loadRoster(), []);
  useEffect(() => {
    // The tab's league comes back once; a league that the reader puts in its place later stays.
    const other = sent ? sent !== taken : taken === undefined;
    const back = other && comeBack(sent !== null);
    if (back) standing = played.peek();
    else if (other && sent) takeWhole(sent, 'sent');
    taken = back ? null : sent;
  }, [sent]);
  useEffect(() => effect(remember), []);
  useEffect(() => {
    // At the screen's plain address, the address follows the league that is shown.
    if (played.peek() && leagueLink.peek()) standAt(leagueLink.peek());
  }, []);
  useEffect(() => {
    if (done && done !== standing) void keep(done);
    standing = done;
  }, [done]);
  usePaste(openPaste);
  const underWay = partial.value;
  const none = given.value === null && entries.value?.length === 0;
  return (
    <div class={kitCss.stack}>
      {none && <Empty />}
      {!none && (given.value !== null || entries.value) && <LeagueSetup />}
      <Running run={run} name={t.running} goOn={() => void play()} />
      {underWay?.known && <Partial request={underWay.request} report={underWay.known.report} />}
      {done && <Result of={done} />}
      <Kept />
    </div>
  );
}
