// The whole page: head, screens, the one in front, footer, and what lies over them.
import { useEffect } from 'preact/hooks';
import { Dialogs } from './Dialogs.tsx';
import { Foot } from './Foot.tsx';
import { Head } from './Head.tsx';
import { Messages } from './Messages.tsx';
import { Notices } from './Notices.tsx';
import { Rail } from './Rail.tsx';
import { runPage } from '../app/page.ts';
import { runReplay } from '../app/replay.ts';
import { runRulings } from '../app/rulings.ts';
import { screen } from '../app/view.ts';
import { Welcome } from './welcome.ts';
import { MatchScreen } from '../features/match/MatchScreen.tsx';
import { lazy } from '../components/lazy.tsx';
import { words } from '../i18n/index.ts';
import * as css from './App.module.css';

const lazies = {
  odds: lazy(() => import('../features/odds/OddsScreen.tsx')),
  versus: lazy(() => import('../features/versus/VersusScreen.tsx')),
  league: lazy(() => import('../features/league/LeagueScreen.tsx')),
  roster: lazy(() => import('../features/roster/RosterScreen.tsx')),
  rules: lazy(() => import('../features/rules/RulesScreen.tsx')),
};

/** The screen in front. */
function Front() {
  const name = screen.value;
  if (name === 'match') return <MatchScreen />;
  const Screen = lazies[name];
  return <Screen />;
}

export function App() {
  useEffect(() => {
    const ends = [runPage(), runReplay(), runRulings()];
    return () => ends.forEach((end) => end());
  }, []);
  return (
    <>
      <a class={css.skip} href="#-main">
        {words.value.skip}
      </a>
      <Head />
      <Rail />
      <main id="-main" tabIndex={-1}>
        {screen.value === 'match' && <Welcome />}
        <Notices />
        <Front />
      </main>
      <Foot />
      <Messages />
      <Dialogs />
    </>
  );
}
