// The head of the page: its name, the systems, language and light.
import { useEffect, useRef } from 'preact/hooks';
import { lang, langs, words } from '../i18n/index.ts';
import { system, systems } from '../app/fight/match.ts';
import { otherShell, shellOf, switchLanguage } from '../app/language.ts';
import { anchorOf, dialog, show, theme, themes } from '../app/view.ts';
import * as css from './Head.module.css';

const ownNames = { ja: '日本語', en: 'English' } as const;

function Languages() {
  return (
    <p class={css.lang}>
      {langs.map((one) => (
        <a
          key={one}
          href={otherShell(one)}
          lang={one}
          hrefLang={one}
          aria-current={one === lang.value ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            void switchLanguage(one);
          }}
        >
          {ownNames[one]}
        </a>
      ))}
    </p>
  );
}

function Themes() {
  const t = words.value;
  return (
    <fieldset class={`${css.theme} choice`}>
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

export function Head() {
  const t = words.value;
  const games = useRef<HTMLElement>(null);
  // Where they don't all fit, this page's own is in sight.
  useEffect(() => {
    const here = games.current?.querySelector<HTMLElement>('[aria-current]');
    if (here) games.current?.scrollTo(here.offsetLeft - games.current.offsetLeft - 16, 0);
  }, []);
  return (
    <header class={css.top}>
      <a class={css.logo} href={anchorOf('match')} onClick={() => show('match')}>
        {t.site}
      </a>
      <nav class={css.systems} ref={games} aria-label={t.systems}>
        {systems.value.map(({ id, name }) => {
          const here = id === system.value?.id;
          return (
            <a
              key={id}
              href={here ? anchorOf('match') : shellOf(id)}
              aria-current={here ? 'page' : undefined}
            >
              {name[lang.value]}
            </a>
          );
        })}
      </nav>
      <div class={css.prefs}>
        <Languages />
        <Themes />
        <button
          type="button"
          class={`icon ${css.icon} ${css.help}`}
          aria-label={t.actions.help}
          title={t.actions.help}
          aria-keyshortcuts="?"
          onClick={() => (dialog.value = { kind: 'help' })}
        >
          <span aria-hidden="true">?</span>
        </button>
      </div>
    </header>
  );
}
