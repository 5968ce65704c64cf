// The league screen: who enters and how they play, then the table and the course of it.
import { useEffect } from 'preact/hooks';
import { sentLeague } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { Empty } from '../roster/Empty.tsx';
import { entries, loadRoster } from '../roster/roster.ts';
import { usePaste } from '../roster/usePaste.ts';
import { Running } from '../versus/Running.tsx';
import { openPaste } from './EntrantsDialog.tsx';
import { allPlayAll, given, partial, play, played, refused, run, take } from './league.ts';
import { Partial } from './Partial.tsx';
import { Result } from './Result.tsx';
import { Setup } from './Setup.tsx';
import { leagueWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './league.module.css';

export default function LeagueScreen() {
  const t = leagueWords.value;
  const sent = sentLeague.value;
  useEffect(() => void loadRoster(), []);
  useEffect(() => {
    if (sent) take(sent);
  }, [sent]);
  usePaste(openPaste);
  const done = played.value;
  const underWay = partial.value;
  const none = given.value === null && entries.value?.length === 0;
  return (
    <div class={screenCss.screen}>
      <header>
        <h1>{words.value.screens.league}</h1>
        <p class={screenCss.lead}>{t.lead}</p>
      </header>
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
