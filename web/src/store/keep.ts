// Restores the kept set-up, and keeps the page's set-up at every change. A fight from a link is not kept until it is
// changed.
import { effect, signal } from '@preact/signals';
import type { Setup } from '../app/sheet/build.ts';
import { type History, history, opened, restore, system, untouched } from '../app/fight/match.ts';
import { arrive } from '../app/fight/stage.ts';
import { storageDenied } from '../app/view.ts';
import { keepSetup, keptSetup, leaveSetup, prepareToKeep } from './store.ts';

// All tabs share one kept set-up per system: a tab that keeps one tells the others that theirs is out of date.

/** Another tab has kept a set-up of this page's system since this tab did. */
export const newer = signal(false);

let channel: BroadcastChannel | undefined;

function hearTabs(system: string): void {
  channel = new BroadcastChannel('shiaiba');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === system) newer.value = true;
  };
}

/** Tells the other tabs that this tab's set-up is the kept one now. */
function tellTabs(system: string): void {
  newer.value = false;
  channel?.postMessage(system);
}

/** Delay (ms) after which an edit is kept. */
const patience = 300;

/** Restores the kept set-up, and keeps every change from then on. */
export async function keep(kept: Promise<History<Setup> | null>): Promise<void> {
  try {
    const found = await kept;
    if (found) {
      await restore(found);
      arrive(null);
    }
  } catch {
    storageDenied.value = true;
  }
  const info = system.peek();
  if (info) hearTabs(info.id);
  followChanges();
}

/** The history taken over from another tab: it is kept already. */
let taken: History<Setup> | null = null;

/** Takes over the set-up that another tab has kept since. */
export async function takeNewer(): Promise<void> {
  const info = system.peek();
  if (!info) return;
  try {
    taken = await keptSetup(info.id);
    newer.value = false;
    if (taken) await restore(taken);
  } catch {
    storageDenied.value = true;
  }
}

function followChanges(): void {
  let last = history.peek();
  /** The history that is not yet known to be kept. */
  let due: typeof last = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    clearTimeout(timer);
    timer = undefined;
    const [info, now] = [system.peek(), history.peek()];
    if (!info || !now) return;
    last = now;
    keepSetup(info.id, now).then(
      () => {
        storageDenied.value = false;
        tellTabs(info.id);
        if (due === now) due = null;
      },
      () => (storageDenied.value = true),
    );
  };
  effect(() => {
    const now = history.value;
    const sent = opened.value !== null;
    clearTimeout(timer);
    timer = undefined;
    // The samples alone, which follow the page's language, are not the reader's.
    const samples =
      untouched.peek() &&
      now !== null &&
      now.past.length + now.future.length === 0 &&
      !now.now.course?.decisions;
    if (now === last || now === taken || sent || samples) return;
    due = now;
    timer = setTimeout(keepNow, patience);
    // A failure shows again, and is reported, when the set-up is kept.
    prepareToKeep().catch(() => undefined);
  });
  // A page that is left within the delay loses nothing, even if the database isn't open yet.
  const leave = () => {
    const info = system.peek();
    if (due && info) leaveSetup(info.id, due);
    if (timer !== undefined) keepNow();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}
