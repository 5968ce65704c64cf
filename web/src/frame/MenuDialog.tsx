// The menu dialog: games and screens where the head has no room for them, this fight, the look of the page, help.
import { anchorOf, dialog, offered, screen, screens, show, theme, themes } from '../app/view.ts';
import { rulesOf, shellOf } from '../app/language.ts';
import { correspondenceWords } from '../app/correspondence/words.ts';
import { report, system, systems } from '../app/fight/match.ts';
import { curtain } from '../app/fight/record.ts';
import { differing } from '../app/differing.ts';
import { Colophon } from '../components/Colophon.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { lazy } from '../components/lazy.tsx';
import RecordActions from '../features/match/record/RecordActions.tsx';
import { Lines } from '../features/match/record/RecordHead.tsx';
import { games, lang, words } from '../i18n/index.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { themeWords } from './themeWords.ts';
import { menuWords } from './words.ts';
import * as css from './MenuDialog.module.css';

const RecentDialog = lazy(async () => (await import('../features/correspondence/Recent.tsx')).RecentDialog);

const close = () => (dialog.value = null);

function Games() {
  const t = words.value;
  return (
    <nav class={css.narrow} aria-label={t.systems}>
      <h3>{t.systems}</h3>
      {systems.value.map(({ id, name }) => {
        const here = id === system.value?.id;
        return (
          <a
            key={id}
            href={here ? anchorOf('match') : shellOf(id)}
            aria-current={here ? 'page' : undefined}
            onClick={here ? close : undefined}
          >
            <span>
              {name[lang.value]}
              <small>{games.value.titles?.[id]?.[lang.value]}</small>
            </span>
          </a>
        );
      })}
    </nav>
  );
}

function Screens() {
  const t = words.value;
  return (
    <nav class={css.narrow} aria-label={t.screensNav}>
      <h3>{t.screensNav}</h3>
      {screens.filter(offered).map((one) => (
        <a
          key={one}
          href={anchorOf(one)}
          aria-current={screen.value === one ? 'page' : undefined}
          onClick={close}
        >
          {t.screens[one]}
        </a>
      ))}
    </nav>
  );
}

function ThisFight() {
  const t = menuWords.value;
  return (
    <section>
      <h3>{t.thisFight}</h3>
      <button type="button" class={css.line} onClick={() => (dialog.value = { kind: 'settings' })}>
        {t.settings} <b>{differing.value || t.usual}</b>
      </button>
      <button type="button" class={css.line} onClick={() => (dialog.value = { kind: 'share' })}>
        {words.value.actions.share}
      </button>
      {system.value?.chance && (
        <button
          type="button"
          class={css.line}
          onClick={() => (dialog.value = { kind: 'own', draw: () => <RecentDialog /> })}
        >
          {correspondenceWords.value.recent}
        </button>
      )}
      <button
        type="button"
        class={css.line}
        onClick={() => {
          close();
          void import('../app/beginOwn.ts').then(({ beginOwn }) => beginOwn());
        }}
      >
        {t.own}
      </button>
    </section>
  );
}

/** The tools of the record, which on a narrow page has no head of its own. */
function OfRecord() {
  const t = words.value;
  return (
    <section class={css.phone}>
      <h3>{t.record}</h3>
      <Lines />
      <details class={css.actions}>
        <summary>{t.takeAlong}</summary>
        {/* What was copied or saved is told on the page: the menu has done its work. */}
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('button')) close();
          }}
        >
          <RecordActions />
        </div>
      </details>
    </section>
  );
}

function Themes() {
  const t = themeWords.value;
  return (
    <fieldset class="choice">
      <legend class="vh">{t.theme}</legend>
      {themes.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="theme"
            checked={theme.value === one}
            onChange={() => (theme.value = one)}
          />
          <span>{t.themes[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether a press has no modifier key, which would ask for another tab or window. */
const plain = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

function Display() {
  const t = menuWords.value;
  return (
    <section>
      <h3>{t.display}</h3>
      <Themes />
      <LanguageLinks before={close} />
      <a
        href={rulesOf() + anchorOf('rules', 'play')}
        onClick={(event) => {
          if (!plain(event)) return;
          event.preventDefault();
          close();
          show('rules', 'play');
        }}
      >
        {t.howTo}
      </a>
      <button type="button" class={css.line} onClick={() => (dialog.value = { kind: 'help' })}>
        {words.value.actions.help}
      </button>
    </section>
  );
}

export default function MenuDialog() {
  return (
    <Dialog title={words.value.site} onClose={close}>
      <div class={css.menu}>
        <Games />
        <Screens />
        {screen.value === 'match' && <ThisFight />}
        {screen.value === 'match' && report.value && !curtain.value && <OfRecord />}
        <Display />
      </div>
      <Colophon />
    </Dialog>
  );
}
