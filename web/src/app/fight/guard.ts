// Guards a running fight by hand: an action that would replace it waits until the reader has said what is to become
// of it.
import { signal } from '@preact/signals';
import type { Setup, Side } from '../sheet/build.ts';
import { front } from '../view.ts';
import { afresh } from './playState.ts';
import { guardedBy, replace, setup } from './match.ts';
import { shared } from './record.ts';
import { live, tellStage } from './stage.ts';

interface Wish {
  /** The action that waits. */
  deed: () => Promise<void>;
  /** Called with whether the action was done. */
  done: (did: boolean) => void;
  /** true: the action only leads to the sheets. */
  builds: boolean;
}
/** The action that waits for the reader's answer; null: none. */
export const wish = signal<Wish | null>(null);
/** The fight that was set aside last on this page; one press leads back to it. */
export const aside = signal<Setup | null>(null);

let released = false;

function ask(deed: () => Promise<void>, builds = false): Promise<boolean> {
  wish.peek()?.done(false);
  return new Promise((done) => (wish.value = { deed, done, builds }));
}

/** The answer 指しつづける: nothing happens. */
export function goOnPlaying(): void {
  wish.peek()?.done(false);
  wish.value = null;
}

/** Puts the two sides back to their beginning, with their controllers (`played`) or without. */
async function beginAnew(now: Setup, played: boolean): Promise<void> {
  const { sides, settings, variants, course = {} } = now;
  const { seed } = course;
  const next = played ? afresh(course) : seed !== undefined && { seed };
  await replace({ sides, settings, ...(next && { course: next }), variants });
}

/** Runs an action without asking: it takes nothing away, or the reader knows what it takes. */
export async function unasked<Of>(deed: () => Promise<Of>): Promise<Of> {
  released = true;
  try {
    return await deed();
  } finally {
    released = false;
  }
}

/** Sets the fight aside and runs the action that waited. `copy`: the sheets get a copy without its controllers. */
export async function setAside(copy = false): Promise<void> {
  const [wanted, now] = [wish.peek(), setup.peek()];
  wish.value = null;
  if (!wanted || !now) return;
  aside.value = now;
  await unasked(async () => {
    // Two players at one screen would have the curtain over the sheets; so the copy has no controllers until they
    // play again.
    if (wanted.builds) await beginAnew(now, !copy && !shared.peek());
    await wanted.deed();
  });
  wanted.done(true);
}

/** Leads to the sheets; asks first while a fight by hand goes on. */
export function goBuild(): void {
  const deed = async () => {
    const now = setup.peek();
    if (now && shared.peek()) await beginAnew(now, false);
    tellStage({ is: 'asked', stage: 'build' });
  };
  if (live.peek()) void ask(deed, true);
  else void deed();
}

/** Leads to the sheet of this side. */
export function rebuild(side: Side): void {
  front.value = side;
  goBuild();
}

/** Leads back to the fight that was set aside. */
export async function backToPlay(): Promise<void> {
  const kept = aside.peek();
  if (!kept) return;
  aside.value = null;
  await replace(kept);
  tellStage({ is: 'asked', stage: 'play' });
}

/** Begins guarding. Returns the function that ends it. */
export function runGuard(): () => void {
  return guardedBy(async (deed) => {
    if (!released && live.peek()) return ask(deed);
    await deed();
    return true;
  });
}
