// Keeps the address and the page together: links and anchors are opened, completed edits are written back.
import { batch } from '@preact/signals';
import { EngineRefused } from '../engine/errors.ts';
import type { Settings } from './build.ts';
import { shellOf } from './language.ts';
import { client, fought, matchOf, onFight, opened, openMatch, settings } from './match.ts';
import { last, seek } from './replay.ts';
import { anchorOf, readAnchor, screenOf } from './screens.ts';
import { badLink, dialog, part, screen, sentLeague } from './view.ts';

/** A completed edit reaches the address after this time (ms). */
const patience = 300;

/** What stands behind "#", as it was sent. */
function fragment(): string {
  return location.hash.slice(1);
}

/** A link of another game: that one has a page of its own, which opens it when it is there. */
function leave(system: string, text: string): Promise<void> {
  location.replace(`${shellOf(system)}#${text.replace(/^.*#/s, '')}`);
  return new Promise(() => undefined);
}

/** A link of a fight or of a league, or one of the ways in which it is none. `atHand`: what it may only name. */
async function openLink(text: string, atHand = settings.value): Promise<void> {
  const engine = client();
  if (!engine) return;
  const read = await engine.openLink(text, atHand);
  if ('failure' in read) {
    if (read.system) return leave(read.system, text);
    // An empty fragment is no broken link.
    badLink.value = read.failure === 'empty' ? null : { ...read, fragment: text };
    return;
  }
  badLink.value = null;
  if (read.kind === 'T') {
    batch(() => {
      sentLeague.value = read.league;
      screen.value = 'league';
    });
    return;
  }
  await openMatch(read.match, read.resultChanged);
  batch(() => {
    screen.value = screenOf(read.screen);
    seek(read.step ?? last.value);
  });
}

async function follow(): Promise<void> {
  const text = fragment();
  const anchor = readAnchor(text);
  if (anchor) {
    batch(() => {
      screen.value = anchor.screen;
      part.value = anchor.part;
      dialog.value = null;
      badLink.value = null;
    });
    if (anchor.screen === 'match') void write();
    return;
  }
  if (text.startsWith('-')) return;
  batch(() => {
    screen.value = 'match';
    badLink.value = null;
  });
  if (text && text !== written) await openLink(text);
}

/** The fragment that this page wrote last. */
let written = '';

/** Puts the fight on the page into the address, without a new step for Back. */
async function write(): Promise<void> {
  const engine = client();
  const now = fought.value;
  if (!engine || !now || screen.value !== 'match') return;
  // What can't be a link (dice that fell elsewhere, a fight that is too long) leaves the address without one.
  const { fragment: made } = await engine.link(matchOf(now), true).catch((error: unknown) => {
    if (error instanceof EngineRefused) return { fragment: '' };
    throw error;
  });
  if (fought.peek() !== now || screen.peek() !== 'match') return;
  written = made;
  history.replaceState(history.state, '', made ? `#${made}` : anchorOf('match'));
}

/** Opens a link that was pasted; the address follows as if it had been typed. */
export async function openPasted(text: string, atHand?: Settings): Promise<void> {
  await openLink(text, atHand);
  if (!badLink.value) void write();
}

/** The set-up stays, the broken link leaves the address. */
export function dropBadLink(): void {
  badLink.value = null;
  history.replaceState(history.state, '', anchorOf('match'));
  void write();
}

/** Opens what the address holds, and follows from then on. Returns its end. */
export async function runAddress(): Promise<() => void> {
  const changed = () => void follow();
  addEventListener('hashchange', changed);
  await follow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = onFight(() => {
    clearTimeout(timer);
    if (opened.value === null) timer = setTimeout(() => void write(), patience);
  });
  return () => {
    removeEventListener('hashchange', changed);
    clearTimeout(timer);
    end();
  };
}
