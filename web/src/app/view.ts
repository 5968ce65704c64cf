// The reader's view of the page: screen and its anchor, chosen place, dialogs, theme, messages.
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
/** Part of the screen that was asked for: a clause of the rules, e.g. "5.3"; a pane of versus, e.g. "matrix". */
export const part = signal('');
/** A league that came in a link: shown as it was sent, begun by the reader only. */
export const sentLeague = signal<LeagueRequest | null>(null);
/** The link of the league on the page, once it has one. */
export const leagueLink = signal('');

/** A roster that came in a link, as text: shown before anything of it is put in. */
export const sentRoster = signal('');

/** The window is a phone's: one column. The style sheets say the same. */
export const phone = '(max-width: 719.9px)';
export const onPhone = () => matchMedia(phone).matches;

interface Chosen {
  side: Side;
  place: number;
}
/** The place being edited; its sheet shows the palette. */
export const chosen = signal<Chosen | null>({ side: 0, place: 4 });
/** Whose sheet is being edited; the other is there to be read, and out of sight where there is room for one. */
export const front = signal<Side>(0);

/** The other sheet is edited now, from the same place on. */
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
  | { kind: 'item'; item: string; level: number }
  /** A dialog that a screen brings along. */
  | { kind: 'own'; draw: () => JSX.Element };
export const dialog = signal<Opened | null>(null);

export const themes = ['light', 'dark', 'auto'] as const;
type Theme = (typeof themes)[number];
export const theme = signal<Theme>('auto');
/** Single-key shortcuts can be switched off. */
export const keysOn = signal(true);

/** A link that could not be opened. */
export interface BadLink extends Text {
  failure: LinkFailure;
  missing: number;
  problems: Problem[];
  fragment: string;
}
export const badLink = signal<BadLink | null>(null);

/** The engine: on its way, at work, or out of reach with the reason. */
type EngineState = 'loading' | 'slow' | 'ready' | { reason: Reason };
export const engineState = signal<EngineState>('loading');
/** The browser keeps nothing for this page. */
export const storageDenied = signal(false);

export interface Message {
  id: number;
  text: string;
  /** Takes back what the message tells of, or goes on from it. */
  undo?: (() => void) | undefined;
  /** What that is called, where it takes nothing back. */
  deed?: string | undefined;
  /** So many dialogs were open, one over the other, when it was told. */
  over: number;
}
/** So many dialogs are open, one over the other. */
export const dialogsOpen = signal(0);
export const message = signal<Message | null>(null);
/** The one sentence in the spoken region. */
export const spoken = signal('');

let count = 0;
/** Shows and speaks a short message; with `undo` it carries the button that takes the change back. */
export function tell(text: string, undo?: () => void, deed?: string): void {
  message.value = { id: ++count, text, undo, deed, over: dialogsOpen.peek() };
  spoken.value = text;
}

// The page's own anchors: they begin with "-" and never reach the link decoder.

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

/** Copies a text and says so. */
export async function copyAndTell(text: string): Promise<void> {
  tell((await toClipboard(text)) ? words.value.copied : words.value.notCopied);
}
