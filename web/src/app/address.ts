// Keeps the address and the page together: links and anchors are opened, completed edits are written back.
import { batch, effect } from '@preact/signals';
import type { LinkRead } from '#engine';
import { EngineRefused } from '../engine/errors.ts';
import { siteRoot } from '../engine/trusted.ts';
import type { Setup } from './sheet/build.ts';
import { shell, shellOf } from './language.ts';
import {
  client,
  fought,
  matchOf,
  onFight,
  openMatch,
  opened,
  report,
  settings,
  setup,
} from './fight/match.ts';
import { goesOn } from './fight/goesOn.ts';
import { unasked } from './fight/guard.ts';
import { type State, arrive, shown, stage, stages, tellStage } from './fight/stage.ts';
import { followAgain } from './fight/tacticians.ts';
import {
  anchorOf,
  badLink,
  dialog,
  leagueLink,
  part,
  readAnchor,
  screen,
  screenOf,
  sentLeague,
  sentRoster,
} from './view.ts';

const kept = 'shiaiba.pasted';

/** Hands a text over to another system's page, in the tab's session storage. */
export function handOver(text: string): void {
  try {
    sessionStorage.setItem(kept, text);
  } catch {
    // Storage is denied: the reader pastes the text once more over there.
  }
}

/** The text that was handed over to this page; it is given once. */
function handed(): string | null {
  try {
    const text = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    return text;
  } catch {
    return null;
  }
}

/** Delay (ms) after which a completed edit is written to the address. */
const patience = 300;

/** The fragment: the address behind "#", as it was sent. */
function fragment(): string {
  return location.hash.slice(1);
}

/** Leaves for the page of another system, which opens the link itself. Never resolves. */
function leave(system: string, text: string): Promise<void> {
  location.replace(`${shellOf(system)}#${text.replace(/^.*#/s, '')}`);
  return new Promise(() => undefined);
}

/** Shows the fight, the league or the roster that a link holds, or the reason why the text is no link. */
async function open(text: string, read: LinkRead): Promise<void> {
  if ('failure' in read) {
    if (read.system) return leave(read.system, text);
    // An empty fragment is no broken link.
    badLink.value = read.failure === 'empty' ? null : { ...read, fragment: text };
    return;
  }
  const stays =
    'match' in read && !(await openMatch(read.match, read.resultChanged, await goesOn(read.match)));
  // What was wrong with an earlier link goes as the fight comes: until then nothing of the page answers for this link.
  badLink.value = null;
  if (read.kind === 'T') {
    batch(() => {
      sentLeague.value = read.league;
      leagueLink.value = text.replace(/^.*#/s, '');
      part.value = '';
      screen.value = 'league';
    });
  } else if (read.kind === 'R') {
    batch(() => {
      sentRoster.value = `#${read.payload}`;
      screen.value = 'roster';
    });
  } else if (stays) {
    // The reader goes on with the fight that is here.
    await write();
  } else {
    batch(() => {
      screen.value = screenOf(read.screen);
      arrive(read.step);
    });
  }
}

/** The fragment that the page shows. If the address holds another one, that one is about to be followed. */
let followed = '';

async function follow(): Promise<void> {
  const text = fragment();
  try {
    await openFragment(text);
  } finally {
    if (fragment() === text) followed = text;
  }
}

async function openFragment(text: string): Promise<void> {
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
  if (text && text === leagueLink.value) {
    part.value = '';
    screen.value = 'league';
    return;
  }
  batch(() => {
    screen.value = 'match';
    badLink.value = null;
  });
  if (!text || text === written) return;
  const read = await client()?.openLink(text, settings.value);
  // The reader may have gone on while the engine read it.
  if (read && fragment() === text) await open(text, read);
}

/** The last fragment that this page wrote. */
let written = '';
/** The set-up that the address stands for, or beside which the page was opened. */
let stands: Setup | null = null;

/** The fragment before the last one that was put; null before the first. */
let past: string | null = null;

/** Replaces the fragment of the address. */
function put(to: string): void {
  if (fragment() !== to) past = fragment();
  history.replaceState(history.state, '', `#${to}`);
  followed = fragment();
}

/** Puts the fight on the page into the address, without a new step for Back. */
async function write(): Promise<void> {
  const engine = client();
  const now = fought.value;
  if (!engine || !now || screen.value !== 'match') return;
  // A fight that has no link (dice that fell elsewhere, or it is too long) leaves the address without one.
  const { fragment: made } = await engine.link(matchOf(now), true).catch((error: unknown) => {
    if (error instanceof EngineRefused) return { fragment: '' };
    throw error;
  });
  if (fought.peek() !== now || screen.peek() !== 'match' || fragment() !== followed) return;
  written = made;
  stands = now;
  put(made || anchorOf('match').slice(1));
}

/** Puts the league on the page into the address of its screen; "" takes it out. */
export function standAt(link: string): void {
  leagueLink.value = link;
  if (screen.peek() === 'league' && fragment() === followed) put(link || anchorOf('league').slice(1));
}

/** Opens a link that was pasted; the address follows as if it had been typed. `atHand`: settings with the lists that
 * a link only names. */
export async function openPasted(text: string, atHand = settings.value): Promise<void> {
  const read = await client()?.openLink(text, atHand);
  if (read) await open(text, read);
  if (!badLink.value) void write();
}

/** Drops a broken link: the set-up stays, the link leaves the address. */
export function dropBadLink(): void {
  badLink.value = null;
  put(anchorOf('match').slice(1));
  void write();
}

/** Session key. On leaving, a page notes which fragments a reload may find although the kept set-up is newer. */
const behind = 'shiaiba.behind';

interface Left extends State {
  /** The fragment that was not yet replaced, although the set-up had changed; null: the address was up to date. */
  due: string | null;
  /** The fragment before the last one: a reload under way at that time leads there, and the browser drops
   * history.state with it. */
  past: string | null;
}

function leaveBehind(): void {
  if (screen.peek() !== 'match' || opened.peek() !== null) return;
  const due = setup.peek() === stands ? null : fragment();
  try {
    const left: Left = { due, past, ...shown.peek() };
    sessionStorage.setItem(behind, JSON.stringify(left));
  } catch {
    // Storage is denied: then no set-up is kept either.
  }
}

/** How this page was loaded. "navigate": by a link or a typed address, which is followed whatever was kept. */
function loadedBy(): NavigationTimingType {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
}

/** The state in which the page before this one was left, if the kept set-up is newer than the address; else null. */
function leftBehind(): State | null {
  try {
    const text = sessionStorage.getItem(behind);
    sessionStorage.removeItem(behind);
    const by = loadedBy();
    if (!text || by === 'navigate') return null;
    const { due, past, stage, open } = JSON.parse(text) as Left;
    const here = fragment();
    return here === due || (by === 'reload' && here === past) ? { stage, open } : null;
  } catch {
    return null;
  }
}

/**
 * Follows a step of the browser's history. A step forward to another screen or to a link begins at the top, where its
 * result or its error stands. Back and Forward find the scroll position that the browser kept: entries that the
 * reader has visited are marked. The browser looks for that position right after popstate, so the content must be
 * drawn again by then.
 */
function step(): void {
  const [forward, from] = [history.state === null, screen.peek()];
  mark();
  void follow();
  if (forward && (screen.peek() !== from || /^\w/.test(fragment()))) scrollTo(0, 0);
}

/** Marks the history entry as visited, with the state of the match screen, which a reload restores. */
function mark(): void {
  history.replaceState(shown.value, '');
}

/** The state that the history entry was left in, if this page is a reload or a step of Back or Forward. */
function leftIn(): State | undefined {
  if (loadedBy() === 'navigate') return undefined;
  const left = history.state as Partial<Record<keyof State, unknown>> | null;
  const stage = stages.find((one) => one === left?.stage);
  return stage && { stage, open: left?.open === true };
}

/** Opens the address and follows it from then on. Returns the function that stops following. */
export async function runAddress(): Promise<() => void> {
  const newer = leftBehind();
  const left = newer ?? leftIn();
  mark();
  addEventListener('popstate', step);
  addEventListener('pagehide', leaveBehind);
  if (newer && !readAnchor(fragment())) {
    followed = fragment();
    await write();
  } else {
    // The fight of a link stands beside the kept set-up, which stays kept; so the reader isn't asked first.
    await unasked(follow);
  }
  followAgain();
  // A fight that waits for a hand is shown in play, whatever the stage was when the page was left.
  if (left && (stage.peek() === 'watch' || !report.peek()?.pending))
    tellStage({ is: 'asked', stage: left.stage });
  if (left?.open) tellStage({ is: 'opened' });
  const remember = effect(mark);
  const text = handed();
  if (text) dialog.value = { kind: 'paste', text };
  stands = setup.peek();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = onFight(() => {
    clearTimeout(timer);
    if (opened.value === null) timer = setTimeout(() => void write(), patience);
  });
  return () => {
    removeEventListener('popstate', step);
    removeEventListener('pagehide', leaveBehind);
    clearTimeout(timer);
    remember();
    end();
  };
}

/** Keeps the reader's language when Back leads to an address of the other one: the address is changed, not the page. All
 * addresses that the page names relative to its own stay right. Must begin before runAddress. */
export function stayInLanguage(): void {
  addEventListener('popstate', () => {
    const { pathname } = new URL(shell.value, siteRoot);
    if (location.pathname !== pathname) history.replaceState(history.state, '', pathname + location.hash);
  });
}
