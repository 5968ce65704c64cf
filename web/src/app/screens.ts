// The page's own anchors: they begin with "-" and never reach the link decoder.
import { system } from './match.ts';
import { type Screen, screens } from './view.ts';

export function anchorOf(to: Screen, at = ''): string {
  return `#-${to}${at && `-${at}`}`;
}

/** Null where the fragment is none of ours. */
export function readAnchor(fragment: string): { screen: Screen; part: string } | null {
  const [, name, at] = /^-([a-z]+)(?:-([\w.]{1,12}))?$/.exec(fragment) ?? [];
  const screen = screens.find((one) => one === name);
  return screen ? { screen, part: at ?? '' } : null;
}

/** The letter with which a link names the screen it opens on. */
const letters: Partial<Record<string, Screen>> = {
  m: 'match',
  o: 'odds',
  x: 'versus',
  l: 'league',
  n: 'roster',
  r: 'rules',
};

export function screenOf(letter: string): Screen {
  return letters[letter] ?? 'match';
}

/** The address changes, and the screen follows it: so Back leads back. */
export function show(to: Screen, at = ''): void {
  location.hash = anchorOf(to, at);
}

/** Where nothing is left to chance there are no odds. */
export const offered = (one: Screen) => one !== 'odds' || system.value?.chance;
