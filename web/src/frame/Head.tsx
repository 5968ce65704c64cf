// Head of the page: the game and its menu; on a wide page also the site's name, all games and the other language.
import { anchorOf, dialog, show } from '../app/view.ts';
import { shellOf } from '../app/language.ts';
import { Icon } from '../components/Inline.tsx';
import { games, lang, words } from '../i18n/index.ts';
import { system, systems } from '../app/fight/match.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { menuWords } from './words.ts';
import * as css from './Head.module.css';

const openMenu = () => (dialog.value = { kind: 'menu' });

export function Head() {
  const t = words.value;
  const name = system.value?.name[lang.value] ?? t.site;
  return (
    <header class={css.top}>
      <a class={css.logo} href={anchorOf('match')} onClick={() => show('match')}>
        {t.site}
      </a>
      <button
        type="button"
        class={css.game}
        aria-haspopup="dialog"
        aria-label={menuWords.value.gameMenu(name)}
        onClick={openMenu}
      >
        <span>{name}</span>
        <Icon name="down" />
      </button>
      <nav class={css.systems} aria-label={t.systems}>
        {systems.value.map(({ id, name }) => {
          const here = id === system.value?.id;
          return (
            <a
              key={id}
              href={here ? anchorOf('match') : shellOf(id)}
              aria-current={here ? 'page' : undefined}
            >
              {name[lang.value]}
              <small aria-hidden="true">{games.value.titles?.[id]?.[lang.value]}</small>
            </a>
          );
        })}
      </nav>
      <div class={css.prefs}>
        <p class={css.lang}>
          <LanguageLinks />
        </p>
        <button
          type="button"
          class="icon"
          aria-haspopup="dialog"
          aria-label={menuWords.value.menu}
          title={menuWords.value.menu}
          onClick={openMenu}
        >
          <Icon name="more" />
        </button>
      </div>
    </header>
  );
}
