// The screens: at the thumb on a phone, a spine written downwards on a wide page.
import { words } from '../i18n/index.ts';
import { anchorOf } from './screens.ts';
import { screen, screens } from './view.ts';

export function Rail() {
  const t = words.value;
  return (
    <nav class="rail" aria-label={t.screensNav}>
      {screens.map((one) => (
        <a key={one} href={anchorOf(one)} aria-current={screen.value === one ? 'page' : undefined}>
          {t.screens[one]}
        </a>
      ))}
    </nav>
  );
}
