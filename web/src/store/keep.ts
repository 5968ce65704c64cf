// Takes back the kept set-up and lets it follow the one on the page; a fight that came in a link is never kept by itself.
import { effect, signal } from '@preact/signals';
import type { Setup } from '../app/sheet/build.ts';
import { type History, history, opened, restore, system } from '../app/fight/match.ts';
import { arrive } from '../app/fight/stage.ts';
import { storageDenied } from '../app/view.ts';
import { keepSetup, keptSetup, leaveSetup, prepareToKeep } from './store.ts';

// Tabs of one browser keep one set-up a system: who keeps it tells the others, so that no tab takes its own for the kept one.

/** Another tab has kept a set-up of this page's system since this one did. */
export const newer = signal(false);

let channel: BroadcastChannel | undefined;

function hearTabs(system: string): void {
  channel = new BroadcastChannel('shiaiba');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === system) newer.value = true;
  };
}

/** This tab's set-up is the kept one now. */
function tellTabs(system: string): void {
  newer.value = false;
  channel?.postMessage(system);
}

/** An edit is kept after this time (ms). */
const patience = 300;

/** Takes back what was kept, and keeps every change from there on. */
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

/** What another tab kept: on the page it is no change that were to be kept again. */
let taken: History<Setup> | null = null;

/** Takes over what another tab has kept since. */
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
  /** What is not known to be kept. */
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
    if (now === last || now === taken || sent) return;
    due = now;
    timer = setTimeout(keepNow, patience);
    // What goes wrong here goes wrong again when it is kept, and is told then.
    prepareToKeep().catch(() => undefined);
  });
  // A page that is left within that time loses nothing, even if the database is not open yet.
  const leave = () => {
    const info = system.peek();
    if (due && info) leaveSetup(info.id, due);
    if (timer !== undefined) keepNow();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}
