// Minds a fight by hand that goes on: what would put another in its place waits until the reader has said what is to become of it.
import { signal } from '@preact/signals';
import type { Setup, Side } from '../sheet/build.ts';
import { front } from '../view.ts';
import { afresh } from './playState.ts';
import { guardedBy, replace, setup } from './match.ts';
import { shared } from './record.ts';
import { live, tellStage } from './stage.ts';

interface Wish {
  /** What the reader wants to do. */
  deed: () => Promise<void>;
  done: (did: boolean) => void;
  /** It is only to go and build. */
  builds: boolean;
}
/** What waits for the reader's word. */
export const wish = signal<Wish | null>(null);
/** The fight that was set aside last on this page: one press leads back to it. */
export const aside = signal<Setup | null>(null);

let released = false;

function ask(deed: () => Promise<void>, builds = false): Promise<boolean> {
  wish.peek()?.done(false);
  return new Promise((done) => (wish.value = { deed, done, builds }));
}

/** 指しつづける: nothing happens. */
export function goOnPlaying(): void {
  wish.peek()?.done(false);
  wish.value = null;
}

/** The two from their beginning, with or without whoever played them. */
async function beginAnew(now: Setup, played: boolean): Promise<void> {
  const { sides, settings, variants, course = {} } = now;
  const { seed } = course;
  const next = played ? afresh(course) : seed !== undefined && { seed };
  await replace({ sides, settings, ...(next && { course: next }), variants });
}

/** Does what takes nothing away, or what the reader has chosen knowing what it takes: nobody is asked. */
export async function unasked<Of>(deed: () => Promise<Of>): Promise<Of> {
  released = true;
  try {
    return await deed();
  } finally {
    released = false;
  }
}

/** Sets the fight aside and does what was wanted. `copy`: the two are built without whoever played them. */
export async function setAside(copy = false): Promise<void> {
  const [wanted, now] = [wish.peek(), setup.peek()];
  wish.value = null;
  if (!wanted || !now) return;
  aside.value = now;
  await unasked(async () => {
    // Two who share the screen would have the curtain over the sheets: it is theirs again when they sit down to play.
    if (wanted.builds) await beginAnew(now, !copy && !shared.peek());
    await wanted.deed();
  });
  wanted.done(true);
}

/** To the sheets; a fight that goes on is asked about first. */
export function goBuild(): void {
  const deed = async () => {
    const now = setup.peek();
    if (now && shared.peek()) await beginAnew(now, false);
    tellStage({ is: 'asked', stage: 'build' });
  };
  if (live.peek()) void ask(deed, true);
  else void deed();
}

/** To the sheet of this side. */
export function rebuild(side: Side): void {
  front.value = side;
  goBuild();
}

/** Back to the fight that was set aside. */
export async function backToPlay(): Promise<void> {
  const kept = aside.peek();
  if (!kept) return;
  aside.value = null;
  await replace(kept);
  tellStage({ is: 'asked', stage: 'play' });
}

/** Returns its end. */
export function runGuard(): () => void {
  return guardedBy(async (deed) => {
    if (!released && live.peek()) return ask(deed);
    await deed();
    return true;
  });
}
