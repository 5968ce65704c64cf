// The pane of leagues: who enters and how they play, then the table and the course of it.
import { useEffect } from 'preact/hooks';
import type { LeagueRequest } from '#engine';
import { standAt } from '../../app/address.ts';
import { leagueLink, sentLeague } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { entries, loadRoster } from '../../app/roster/roster.ts';
import { usePaste } from '../../components/paste/usePaste.ts';
import { Running } from '../../components/run/Running.tsx';
import { openPaste } from './EntrantsDialog.tsx';
import { comeBack, keep } from './kept.ts';
import { type Played, allPlayAll, given, partial, play, played, refused, run, take } from './league.ts';
import { Partial } from './Partial.tsx';
import { Result } from './Result.tsx';
import { Setup } from './Setup.tsx';
import { leagueWords } from './words.ts';
import * as css from './league.module.css';

const Empty = lazy(async () => (await import('../roster/Empty.tsx')).Empty);

/** The league of a link that was taken over, and the result that was kept: the screen may come and go. */
let taken: LeagueRequest | null | undefined;
let standing: Played | null = null;

export default function LeaguePane() {
  const t = leagueWords.value;
  const sent = sentLeague.value;
  const done = played.value;
  useEffect(() => void loadRoster(), []);
  useEffect(() => {
    if (sent !== taken && !comeBack(sent !== null) && sent) take(sent);
    taken = sent;
  }, [sent]);
  useEffect(() => {
    // Whoever comes by the screen's own address stands at the league that is there.
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
    <div class={css.league}>
      {none && <Empty />}
      {!none && (given.value !== null || entries.value) && <Setup />}
      <Running run={run} name={t.running} goOn={() => void play()} />
      {refused.value && (
        <div role="alert" class={css.refused}>
          <p>{refused.value[lang.value]}</p>
          <ul>
            {refused.value.problems.map((problem, at) => (
              <li key={at}>{problem[lang.value]}</li>
            ))}
          </ul>
        </div>
      )}
      {underWay && allPlayAll(underWay.request.format) && <Partial of={underWay} />}
      {done && <Result of={done} />}
    </div>
  );
}
