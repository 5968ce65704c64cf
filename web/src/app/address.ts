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
import { unasked } from './fight/guard.ts';
import { type Stage, arrive, stage, stages, tellStage } from './fight/stage.ts';
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

/** A text that another system's page is to read: it goes along in the tab. */
export function handOver(text: string): void {
  try {
    sessionStorage.setItem(kept, text);
  } catch {
    // It is pasted there once more.
  }
}

/** What this page was handed, once. */
function handed(): string | null {
  try {
    const text = sessionStorage.getItem(kept);
    sessionStorage.removeItem(kept);
    return text;
  } catch {
    return null;
  }
}

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

/** Shows what a text was read as: a fight, a league, or one of the ways in which it is no link. */
async function open(text: string, read: LinkRead): Promise<void> {
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
      leagueLink.value = text.replace(/^.*#/s, '');
      part.value = '';
      screen.value = 'league';
    });
    return;
  }
  if (read.kind === 'R') {
    batch(() => {
      sentRoster.value = `#${read.payload}`;
      screen.value = 'roster';
    });
    return;
  }
  if (!(await openMatch(read.match, read.resultChanged))) {
    // The reader goes on with the fight that is here.
    await write();
    return;
  }
  batch(() => {
    screen.value = screenOf(read.screen);
    arrive(read.step);
  });
}

/** The fragment that the page stands at: where the address holds another one, that is about to be followed. */
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

/** The fragment that this page wrote last. */
let written = '';
/** The set-up that the address is known to stand for, or stood beside when the page opened. */
let stands: Setup | null = null;

/** The fragment that stood before the last one that was put; null before the first. */
let past: string | null = null;

/** In place of what the address holds. */
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
  // What can't be a link (dice that fell elsewhere, a fight that is too long) leaves the address without one.
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

/** Opens a link that was pasted; the address follows as if it had been typed. `atHand`: what it may only name. */
export async function openPasted(text: string, atHand = settings.value): Promise<void> {
  const read = await client()?.openLink(text, atHand);
  if (read) await open(text, read);
  if (!badLink.value) void write();
}

/** The set-up stays, the broken link leaves the address. */
export function dropBadLink(): void {
  badLink.value = null;
  put(anchorOf('match').slice(1));
  void write();
}

/** Where a page leaves, for a reload, which fragments its address may hold though the kept set-up is newer. */
const behind = 'shiaiba.behind';

interface Left {
  /** What the address had not left yet. */
  due: string | null;
  /** What it left last: a reload under way at that time leads there, and the browser forgets the page's state with it. */
  past: string | null;
  stage: Stage;
}

function leaveBehind(): void {
  if (screen.peek() !== 'match' || opened.peek() !== null) return;
  const due = setup.peek() === stands ? null : fragment();
  try {
    const left: Left = { due, past, stage: stage.peek() };
    sessionStorage.setItem(behind, JSON.stringify(left));
  } catch {
    // The kept set-up is not there either.
  }
}

/** How this page came to be; "navigate": by a link or an address, which means what it says. */
function loadedBy(): NavigationTimingType {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : 'navigate';
}

/** The state in which the page before this one was left, where the kept set-up is newer than the address; else null. */
function leftBehind(): Stage | null {
  try {
    const text = sessionStorage.getItem(behind);
    sessionStorage.removeItem(behind);
    const by = loadedBy();
    if (!text || by === 'navigate') return null;
    const { due, past, stage } = JSON.parse(text) as Left;
    const here = fragment();
    return here === due || (by === 'reload' && here === past) ? stage : null;
  } catch {
    return null;
  }
}

/**
 * A step forward to another screen or to a link begins at the top, where its result or what is wrong with it stands. Back
 * and Forward find the place that the browser kept: where the reader has been bears a mark. The browser looks for that
 * place as soon as it has told of the step (popstate), so what stood there must be drawn again by then.
 */
function step(): void {
  const [forward, from] = [history.state === null, screen.peek()];
  mark();
  void follow();
  if (forward && (screen.peek() !== from || /^\w/.test(fragment()))) scrollTo(0, 0);
}

/** The reader has been here, in that state of the match screen: a page that is loaded anew stands as it did. */
function mark(): void {
  history.replaceState({ stage: stage.value }, '');
}

/** The state in which the page was left, where it is the same page that was loaded anew. */
function leftIn(): Stage | undefined {
  if (loadedBy() === 'navigate') return undefined;
  const left = history.state as { stage?: unknown } | null;
  return stages.find((one) => one === left?.stage);
}

/** Opens what the address holds, and follows from then on. Returns its end. */
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
    // The fight of a link stands beside the kept set-up, which stays kept: nobody is asked about that.
    await unasked(follow);
  }
  // A fight that waits for a hand is played, however the page was left.
  if (left && (stage.peek() === 'watch' || !report.peek()?.pending)) tellStage({ is: 'asked', stage: left });
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

/** Steps back may lead to addresses of the language before: what the reader chose stays, and the address follows. Everything
 * that the page names relative to its own address stays right with it. It begins before the address is followed. */
export function stayInLanguage(): void {
  addEventListener('popstate', () => {
    const { pathname } = new URL(shell.value, siteRoot);
    if (location.pathname !== pathname) history.replaceState(history.state, '', pathname + location.hash);
  });
}
