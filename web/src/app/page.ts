// What the browser itself shows of the page: title and language.
import { computed, effect } from '@preact/signals';
import { lang, words } from '../i18n/index.ts';
import { report, system } from './match.ts';
import { nameOf } from './names.ts';
import { screen } from './view.ts';

/** The names of the two, or the screen; then the game and the place. */
export const title = computed(() => {
  const t = words.value;
  const fight = report.value;
  const page =
    screen.value === 'match' && fight
      ? t.versus(nameOf(fight, 0), nameOf(fight, 1))
      : t.screens[screen.value];
  return t.title(page, system.value?.name[lang.value] ?? '');
});

/** Returns its end. */
export function runPage(): () => void {
  return effect(() => {
    document.title = title.value;
    const { documentElement } = document;
    // Set to what it is, it would style the whole page anew.
    if (documentElement.lang !== lang.value) documentElement.lang = lang.value;
  });
}
