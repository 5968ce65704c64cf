// What all pictures have: the game above, the place below.
import type { ComponentChildren } from 'preact';
import { system } from '../../app/match.ts';
import { lang, words } from '../../i18n/index.ts';
import * as css from './picture.module.css';

/** Of the site where it lies open to everybody. */
const address = () => (location.protocol === 'https:' ? location.host + location.pathname : '');

export function Sheet({ foot, children }: { foot?: string | undefined; children: ComponentChildren }) {
  return (
    <article class={css.sheet}>
      <header>
        <b>{words.value.site}</b>
        <span>{system.value?.name[lang.value]}</span>
      </header>
      {children}
      <footer>
        <span>{foot}</span>
        <span>{address()}</span>
      </footer>
    </article>
  );
}
