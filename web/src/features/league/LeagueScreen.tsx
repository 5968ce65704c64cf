// The league screen: shows one pane at a time, the user's own leagues or the hill of the site.
import { anchorOf, part } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { leagueWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';

const panes = {
  own: lazy(() => import('./LeaguePane.tsx')),
  hill: lazy(() => import('../hill/HillPane.tsx')),
};

export default function LeagueScreen() {
  const t = leagueWords.value;
  const now = part.value === 'hill' ? 'hill' : 'own';
  const Shown = panes[now];
  return (
    <div class={screenCss.screen}>
      <header>
        <h1>{words.value.screens.league}</h1>
        <nav class={screenCss.panes} aria-label={t.panes}>
          {(['own', 'hill'] as const).map((pane) => (
            <a
              key={pane}
              href={anchorOf('league', pane === 'own' ? '' : pane)}
              aria-current={pane === now ? 'page' : undefined}
            >
              {t.names[pane]}
            </a>
          ))}
        </nav>
        <p class={screenCss.lead}>{t.about[now]}</p>
      </header>
      <Shown />
    </div>
  );
}
