// The screens: at the thumb on a phone, a spine written downwards on a wide page.
import { words } from '../i18n/index.ts';
import { anchorOf, offered } from '../app/screens.ts';
import { screen, screens } from '../app/view.ts';
import * as css from './Rail.module.css';

export function Rail() {
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
