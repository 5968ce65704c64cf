// The whole page: head, screens, the one in front, footer, and what lies over them.
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lang, words } from '../i18n/index.ts';
import { report, system } from '../app/fight/match.ts';
import { nameOf } from '../app/names.ts';
import { anchorOf, dialog, message, offered, screen, screens, spoken } from '../app/view.ts';
import { lazy } from '../components/lazy.tsx';
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';
import { runReplay } from '../app/fight/replay.ts';
import { runRulings } from '../app/fight/rulings.ts';
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

// The band under the head, which is there at the first drawing.

/** Comes in with the rest of src/preload, which needs a browser, and the build of the page has none. */
export const Welcome = lazy(
  async () =>
    (await (import.meta.env.SSR ? import('../features/welcome/Welcome.tsx') : import('../preload.ts')))
      .Welcome,
);

/** The foot of the page: whose game this is, and that this referee is nobody's but ours. */
export function Foot() {
  const t = words.value;
  const info = system.value;
  if (!info) return null;
  const { author, date, source } = info.credits;
  return (
    <footer class={css.foot}>
      <p>
        <b>{info.name[lang.value]}</b> {info.version}
        <span class={css.dot}> ・ </span>
        {t.author} {author || t.unnamed}
        <span class={css.dot}> ・ </span>
        {date}
        <span class={css.dot}> ・ </span>
        <span lang="ja">{source}</span>
      </p>
      <p>
        {t.unofficial} {t.licence} <a href={anchorOf('rules', 'source')}>{t.rulesTitle}</a>
      </p>
    </footer>
  );
}

/** The screens: at the thumb on a phone, a spine written downwards on a wide page. */
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

/** A message stays this long (ms); one with a way back stays longer. */
const stay = 3500;
const stayLonger = 8000;

/** Short messages, and the one region of the page that speaks. */
function Messages() {
  const now = message.value;
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => (message.value = null), now.undo ? stayLonger : stay);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <>
      <p class="vh" role="status">
        {spoken}
      </p>
      {now && (
        <div class={css.toast} key={now.id}>
          <span aria-hidden="true">{now.text}</span>
          {now.undo && (
            <button
              type="button"
              onClick={() => {
                now.undo?.();
                message.value = null;
              }}
            >
              {words.value.undone}
            </button>
          )}
        </div>
      )}
    </>
  );
}

const HelpDialog = lazy(() => import('../features/help/HelpDialog.tsx'));
const PasteDialog = lazy(() => import('../features/paste/PasteDialog.tsx'));
const WhyDialog = lazy(() => import('../features/rules/WhyDialog.tsx'));
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
