// The whole page: head, notices, the screen in front, footer, and the dialogs over them.
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lang, words } from '../i18n/index.ts';
import { report, system } from '../app/fight/match.ts';
import { nameOf } from '../app/sheet/names.ts';
import { anchorOf, dialog, offered, screen, screens, spoken } from '../app/view.ts';
import { lazy } from '../components/lazy.tsx';
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';
import { runGuard, wish } from '../app/fight/guard.ts';
import { runReplay } from '../app/fight/replay.ts';
import { runRulings } from '../app/fight/rulings.ts';
import { runStage } from '../app/fight/stage.ts';
import { Colophon } from '../components/Colophon.tsx';
import { ToastOver } from '../components/ToastOver.tsx';
import { MatchScreen } from '../features/match/MatchScreen.tsx';
import * as css from './frame.module.css';

// Title and language of the document.

/** Title: the names of both sides, or the screen; then the game and the site. */
const title = computed(() => {
  const t = words.value;
  const fight = report.value;
  const page =
    screen.value === 'match' && fight
      ? t.versus(nameOf(fight, 0), nameOf(fight, 1))
      : t.screens[screen.value];
  return t.title(page, system.value?.name[lang.value] ?? '');
});

/** Keeps title and language up to date. Returns the function that ends it. */
function runPage(): () => void {
  return effect(() => {
    document.title = title.value;
    const { documentElement } = document;
    // Setting the same language again would make the browser style the whole page anew.
    if (documentElement.lang !== lang.value) documentElement.lang = lang.value;
  });
}

/** Footer of every screen but the match, where the record ends with it. */
export function Foot({ making }: { making?: string }) {
  return (
    <footer class={css.foot}>
      <Colophon making={making} />
    </footer>
  );
}

/** Links to the screens: a column of vertical text on a wide page; on a narrow page the menu has the links. */
function Rail() {
  const t = words.value;
  return (
    <nav class={css.rail} aria-label={t.screensNav}>
      {screens.filter(offered).map((one) => (
        <a
          key={one}
          href={anchorOf(one)}
          title={t.screenLines[one]}
          aria-current={screen.value === one ? 'page' : undefined}
        >
          {t.screens[one]}
        </a>
      ))}
    </nav>
  );
}

/** Short messages, and the one live region for screen readers. */
function Messages() {
  return (
    <>
      <p class="vh" role="status">
        {spoken}
      </p>
      <ToastOver level={0} />
    </>
  );
}

const HelpDialog = lazy(() => import('../features/help/HelpDialog.tsx'));
const PasteDialog = lazy(() => import('../features/paste/PasteDialog.tsx'));
const WhyDialog = lazy(() => import('../features/rules/WhyDialog.tsx'));
const MenuDialog = lazy(() => import('./MenuDialog.tsx'));
const SettingsDialog = lazy(() => import('../features/match/bar/SettingsDialog.tsx'));
const ShareDialog = lazy(() => import('../features/share/ShareDialog.tsx'));

/** The open dialog; its code is fetched when it is first wanted. */
export function Dialogs() {
  const open = dialog.value;
  if (!open) return null;
  switch (open.kind) {
    case 'help':
      return <HelpDialog />;
    case 'share':
      return <ShareDialog />;
    case 'settings':
      return <SettingsDialog />;
    case 'menu':
      return <MenuDialog />;
    case 'paste':
      return <PasteDialog text={open.text} />;
    case 'own':
      return open.draw();
    default:
      return <WhyDialog of={open} />;
  }
}

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

/** Moves the focus past the head without changing the address, which holds the fight. */
function toMain(event: Event): void {
  event.preventDefault();
  document.getElementById('-main')?.focus();
}

const AskToLeave = lazy(() => import('../features/match/AskToLeave.tsx'));

export function App() {
  useEffect(() => {
    const ends = [runPage(), runReplay(), runStage(), runGuard(), runRulings()];
    return () => ends.forEach((end) => end());
  }, []);
  return (
    <>
      <div class={css.page} data-screen={screen.value}>
        <a class={css.skip} href="#-main" onClick={toMain}>
          {words.value.skip}
        </a>
        <Head />
        <Rail />
        <main id="-main" class={css.main} tabIndex={-1}>
          <div class={css.notices}>
            <Notices />
          </div>
          <Front />
        </main>
        {screen.value !== 'match' && <Foot />}
        <Messages />
      </div>
      <Dialogs />
      {wish.value && <AskToLeave />}
    </>
  );
}
