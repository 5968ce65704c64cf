// The whole page: head, screens, the one in front, footer, and what lies over them.
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

// What the browser itself shows of the page: title and language.

/** The names of the two, or the screen; then the game and the place. */
const title = computed(() => {
  const t = words.value;
  const fight = report.value;
  const page =
    screen.value === 'match' && fight
      ? t.versus(nameOf(fight, 0), nameOf(fight, 1))
      : t.screens[screen.value];
  return t.title(page, system.value?.name[lang.value] ?? '');
});

/** Returns its end. */
function runPage(): () => void {
  return effect(() => {
    document.title = title.value;
    const { documentElement } = document;
    // Set to what it is, it would style the whole page anew.
    if (documentElement.lang !== lang.value) documentElement.lang = lang.value;
  });
}

/** The foot of every screen but the match, whose record has it at its end. */
export function Foot({ making }: { making?: string }) {
  return (
    <footer class={css.foot}>
      <Colophon making={making} />
    </footer>
  );
}

/** The screens: a spine written downwards on a wide page; elsewhere the menu has them. */
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

/** Short messages, and the one region of the page that speaks. */
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

/** Shows the dialog that is open, fetched when it is first wanted. */
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

/** Past the head, without a step in the address: that holds the fight. */
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
