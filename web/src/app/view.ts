// State of the reader's view: the screen and its anchor, the chosen place, dialogs, theme, messages.
import type { JSX } from 'preact';
import { batch, signal } from '@preact/signals';
import type { LeagueRequest, LinkFailure, Problem, Text } from '#engine';
import type { Side } from './sheet/build.ts';
import type { Reason } from '../engine/errors.ts';
import { system } from './fight/match.ts';
import { toClipboard } from '../util/clipboard.ts';
import { words } from '../i18n/index.ts';

export const screens = ['match', 'odds', 'versus', 'league', 'roster', 'rules'] as const;
type Screen = (typeof screens)[number];
export const screen = signal<Screen>('match');
/** The part of the screen that was asked for: a clause of the rules, "5.3"; a pane of versus, "matrix". */
export const part = signal('');
/** A league that came in a link: shown as it was sent; only the reader starts it. */
export const sentLeague = signal<LeagueRequest | null>(null);
/** The link of the league on the page; "" while it has none. */
export const leagueLink = signal('');

/** A roster that came in a link, as text: it is shown before any of it is put in. */
export const sentRoster = signal('');

/** Media query for a page of one column, as on a phone. The style sheets use the same width. */
export const phone = '(max-width: 719.9px)';
export const onPhone = () => matchMedia(phone).matches;

interface Chosen {
  side: Side;
  place: number;
}
/** The place that is edited; its sheet shows the palette. */
export const chosen = signal<Chosen | null>({ side: 0, place: 4 });
/** The side whose sheet is edited; the other one can only be read, and is hidden where there is room for one. */
export const front = signal<Side>(0);

/** Makes another sheet the edited one, at the same place of its row. */
export function bringForward(side: Side): void {
  batch(() => {
    front.value = side;
    if (chosen.value) chosen.value = { side, place: chosen.value.place };
  });
}

export type Opened =
  | { kind: 'help' | 'share' | 'settings' | 'menu' }
  | { kind: 'paste'; text: string }
  /** `said`: the line that asks, whose words of the game are explained as well. */
  | { kind: 'why'; rule: string; said?: string }
  | { kind: 'states'; states: string[] }
  /** The sheet of a side as it stands on the board. */
  | { kind: 'side'; side: Side }
  | { kind: 'item'; item: string; level: number }
  /** A dialog that a screen draws itself. */
  | { kind: 'own'; draw: () => JSX.Element };
export const dialog = signal<Opened | null>(null);

export const themes = ['light', 'dark', 'auto'] as const;
type Theme = (typeof themes)[number];
export const theme = signal<Theme>('auto');
/** Whether single-key shortcuts are on. */
export const keysOn = signal(true);

/** A link that could not be opened, with the reason. */
export interface BadLink extends Text {
  failure: LinkFailure;
  missing: number;
  problems: Problem[];
  fragment: string;
}
export const badLink = signal<BadLink | null>(null);

/** State of the engine: being loaded, at work, or failed with the reason. */
type EngineState = 'loading' | 'slow' | 'ready' | { reason: Reason };
export const engineState = signal<EngineState>('loading');
/** true: the browser keeps nothing for this page. */
export const storageDenied = signal(false);

export interface Message {
  id: number;
  text: string;
  /** Action of the message's button: takes the change back, or goes on from it. */
  undo?: (() => void) | undefined;
  /** Label of the button where it takes nothing back. */
  deed?: string | undefined;
  /** Number of dialogs that were open, one over another, when the message was told. */
  over: number;
}
/** Number of dialogs that are open, one over another. */
export const dialogsOpen = signal(0);
export const message = signal<Message | null>(null);
/** The sentence in the live region for screen readers. */
export const spoken = signal('');

let count = 0;
/** Shows and speaks a short message; with `undo` it carries the button that takes the change back. */
export function tell(text: string, undo?: () => void, deed?: string): void {
  message.value = { id: ++count, text, undo, deed, over: dialogsOpen.peek() };
  spoken.value = text;
}

// The page's own anchors begin with "-", so that they never reach the decoder of links.

export function anchorOf(to: Screen, at = ''): string {
  return `#-${to}${at && `-${at}`}`;
}

/** Screen and part of an anchor; null where the fragment is none of the page's own anchors. */
export function readAnchor(fragment: string): { screen: Screen; part: string } | null {
  const [, name, at] = /^-([a-z]+)(?:-([\w.]{1,12}))?$/.exec(fragment) ?? [];
  const screen = screens.find((one) => one === name);
  return screen ? { screen, part: at ?? '' } : null;
}

/** Screens by the letter in a link. Links are kept for ever: don't change the letters. */
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

/** Shows a screen by changing the address, so that Back leads back. */
export function show(to: Screen, at = ''): void {
  location.hash = anchorOf(to, at);
}

/** Whether a screen is offered: without chance there are no odds. */
export const offered = (one: Screen) => one !== 'odds' || system.value?.chance;

/** Copies a text and tells whether that worked. */
export async function copyAndTell(text: string): Promise<void> {
  tell((await toClipboard(text)) ? words.value.copied : words.value.notCopied);
}
