// The screens: at the thumb on a phone, a spine written downwards on a wide page.
import { system } from './match.ts';
import { words } from '../i18n/index.ts';
import { anchorOf } from './screens.ts';
import { type Screen, screen, screens } from './view.ts';
import * as css from './Rail.module.css';

/** Where nothing is left to chance there are no odds. */
export const shown = (one: Screen) => one !== 'odds' || system.value?.chance;

export function Rail() {
  const t = words.value;
  return (
    <nav class={css.rail} aria-label={t.screensNav}>
      {screens.filter(shown).map((one) => (
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
