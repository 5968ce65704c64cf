// Shortcuts as people and as assistive technology write them.
import type { Shortcut } from '../app/keys.ts';

const drawn: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

export function keyLabel(shortcut: Shortcut): string {
  return shortcut
    .split('+')
    .map((part) => drawn[part] ?? part)
    .join('+');
}

/** aria-keyshortcuts knows no keys one after another. */
export function ariaKey(shortcut: Shortcut): string | undefined {
  return shortcut.includes(' ') ? undefined : shortcut;
}
