// The page's own anchors: they begin with "-" and never reach the link decoder.
import { type Screen, screens } from './view.ts';

export function anchorOf(to: Screen, at = ''): string {
  return `#-${to}${at && `-${at}`}`;
}

/** Null where the fragment is none of ours. */
export function readAnchor(fragment: string): { screen: Screen; clause: string } | null {
  const [, name, at] = /^-([a-z]+)(?:-([\w.]{1,12}))?$/.exec(fragment) ?? [];
  const screen = screens.find((one) => one === name);
  return screen ? { screen, clause: at ?? '' } : null;
}

/** The address changes, and the screen follows it: so Back leads back. */
export function show(to: Screen, at = ''): void {
  location.hash = anchorOf(to, at);
}
