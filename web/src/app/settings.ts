// The reader's own settings: kept in this browser when they change, never sent in a link.
import { effect } from '@preact/signals';
import { speed, speeds } from './fight/replay.ts';
import { keepOpen } from './fight/stage.ts';
import { keysOn, theme, themes } from './view.ts';

const prefix = 'shiaiba.';

/** Keeps a setting; false where the browser denies storage or has no room, so that the setting lasts as long as the
 * page. */
export function keep(name: string, value: string): boolean {
  try {
    localStorage.setItem(prefix + name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Storage is denied: nothing was kept there either.
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a setting whenever it changes; opening a page writes nothing. */
function follow(name: string, read: () => string): () => void {
  let last = read();
  return effect(() => {
    const now = read();
    if (now !== last) keep(name, now);
    last = now;
  });
}

/** Takes over the kept settings, and keeps them when they change. Returns the function that ends this. */
export function runSettings(): () => void {
  theme.value = themes.find((one) => one === kept('theme')) ?? theme.value;
  speed.value = speeds.find((one) => String(one) === kept('speed')) ?? speed.value;
  keysOn.value = kept('keys') !== 'off';
  keepOpen.value = kept('open') === 'on';
  const ends = [
    effect(() => {
      if (theme.value === 'auto') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = theme.value;
    }),
    follow('theme', () => theme.value),
    follow('speed', () => String(speed.value)),
    follow('keys', () => (keysOn.value ? 'on' : 'off')),
    follow('open', () => (keepOpen.value ? 'on' : 'off')),
  ];
  return () => ends.forEach((end) => end());
}
