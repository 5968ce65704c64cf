// The fight by hand on the page as one that is kept: its key, the side of the reader in it, and the parts of its card
// that are open.
import { batch, computed, effect, signal } from '@preact/signals';
import type { SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { type KeptFight, isBehind, keepFight, keptFight, relationOf } from '../../store/fights.ts';
import type { Setup } from '../sheet/build.ts';
import { unasked } from '../fight/guard.ts';
import { looking } from '../fight/record.ts';
import { arriveOwn, ownFight, ownSide } from '../fight/stage.ts';
import {
  bare,
  client,
  fought,
  history,
  matchOf,
  opened,
  replace,
  report,
  retell,
  setup,
} from '../fight/match.ts';
import { nameOf } from '../sheet/names.ts';
import { storageDenied } from '../view.ts';

/** A side; 'both': two play at this screen; null: not said yet. */
type Me = SideId | 'both' | null;

/** The fight by hand on the page as one that is kept: which one it is, who the reader is in it, and how what is shown stands
 * to what is kept. Looking writes nothing; a decision does, and saying who one is. */
interface Letter {
  /** The set-up without its decisions: with another one it is another fight. */
  base: string;
  /** The fragment of its link without decisions; null: of such a fight there is none. */
  key: string | null;
  kept: KeptFight | null;
  me: Me;
  /** The reader wants what is shown, though it is behind what is kept. */
  accepted: boolean;
}

/** Null until it has been looked up, and where nobody decides by hand. */
export const correspondence = signal<Letter | null>(null);

/**
 * The fight that the reader has decided in here, which is kept at every change. What undo or a link lead to is no change
 * of it: that has another past.
 */
let live: { base: string; past: readonly Setup[] | undefined } | null = null;

const baseOf = (of: Setup) => JSON.stringify(bare(of));
const isLive = (of: Setup | null) =>
  of !== null && live?.base === baseOf(of) && live.past === history.value?.past;
const decisionsOf = (of: Setup | null) => of?.course?.decisions ?? [];

/** Two hands, which may be at two places. */
export const byTwo = ({ controllers }: Fight) => controllers.every((one) => one === 'hand');
const byHand = ({ controllers }: Fight) => controllers.includes('hand');

/** What is shown to what is kept. */
export const stands = computed(() => {
  const kept = correspondence.value?.kept;
  return kept ? relationOf(decisionsOf(kept.setup), decisionsOf(fought.value)) : 'newer';
});
/** What is shown is older than what is kept, or goes another way, and the reader has not chosen yet. */
export const behind = computed(() => {
  const now = correspondence.value;
  return now !== null && !now.accepted && !isLive(fought.value) && isBehind(stands.value);
});

// What the reader has seen to its end is told again from there; what came since is news.
effect(() => {
  const seen = correspondence.value?.kept != null && stands.value === 'same';
  ownFight.value = seen;
  if (seen && report.peek()?.outcome) arriveOwn();
});

/** A side that the reader is alone, where two play at two places. */
export const myself = computed<SideId | null>(() => {
  const [fight, me] = [report.value, correspondence.value?.me];
  return fight && byTwo(fight) && me && me !== 'both' ? me : null;
});
effect(() => {
  ownSide.value = myself.value;
});
/** Whoever opened a link has not said who they are. */
export const mustSayWho = computed(() => {
  const [fight, known] = [report.value, correspondence.value];
  return opened.value !== null && fight !== null && byTwo(fight) && !!known?.key && !known.me;
});
/** The choice that waits is the reader's. */
export const mayDecide = computed(() => {
  const fight = report.value;
  if (!fight?.pending || behind.value || mustSayWho.value) return false;
  // Who opens a link of two hands waits until it is known whose it is.
  if (!correspondence.value) return opened.value === null || !byTwo(fight);
  return myself.value === null || myself.value === fight.pending.side;
});

/** Where the fight is of two places, secrets are told as the reader's side may know them. */
async function look(): Promise<void> {
  const side = myself.peek() ?? undefined;
  client()?.lookAs(side);
  if (side) looking.value = side;
  const fight = report.peek();
  if (fight?.viewer && byTwo(fight) && fight.viewer !== (side ?? fight.pending?.side)) await retell();
}

/** What came in a link that `letter` has been looked up for. */
let cameIn: object | null = null;

function leave(): void {
  if (myself.peek()) {
    client()?.lookAs(undefined);
    looking.value = null;
  }
  correspondence.value = null;
}

let busy: Setup | null = null;

/** Who the reader is to be in a fight that has not been looked up yet. */
let announced: { of: string; me: SideId } | null = null;

/** The fight on the page is played at two places from here on, and the reader is that side. */
export function playAs(me: SideId): void {
  const now = setup.peek();
  if (!now) return;
  announced = { of: baseOf(now), me };
  beginKeeping();
  const known = correspondence.peek();
  if (known?.base === announced.of) void say(me);
}

async function lookUp(now: Setup, fight: Fight): Promise<void> {
  if (busy === now) return;
  busy = now;
  const sent = opened.peek();
  const key =
    (await client()
      ?.link(matchOf(bare(now)), true)
      .then(
        ({ fragment }) => fragment,
        // Dice that fell elsewhere, or an engine that broke, which tells of itself.
        () => null,
      )) ?? null;
  const kept = key === null ? null : await keptFight(key).catch(() => null);
  busy = null;
  if (fought.peek() !== now || opened.peek() !== sent) return;
  const [a, b] = fight.controllers;
  const alone = a === b ? null : a === 'hand' ? 'A' : 'B';
  cameIn = sent;
  correspondence.value = {
    base: baseOf(now),
    key,
    kept,
    me: alone ?? (announced?.of === baseOf(now) ? announced.me : kept ? (kept.side ?? 'both') : null),
    accepted: false,
  };
  await look();
  // What stands here as it was kept is gone on with; what was decided before it was looked up is kept now.
  if (sent === null && kept && stands.peek() === 'same') beginKeeping();
  else if (isLive(now)) void save();
}

let saving: Promise<void> = Promise.resolve();

/** Keeps the fight on the page as it stands. */
function save(): Promise<void> {
  saving = saving.then(saveNow, saveNow);
  return saving;
}

async function saveNow(): Promise<void> {
  const [known, now, fight, engine] = [correspondence.peek(), fought.peek(), report.peek(), client()];
  if (!known?.key || !now || !fight || !engine || baseOf(now) !== known.base) return;
  const { key, me } = known;
  const fragment = await engine.link(matchOf(now), true).then(
    (link) => link.fragment,
    // Too long for a link: the set-up itself is kept.
    () => '',
  );
  let there: KeptFight | null = null;
  try {
    there = await keptFight(key);
    const before = decisionsOf(known.kept?.setup ?? null);
    const others = there && relationOf(decisionsOf(there.setup), before) !== 'same';
    if (there && others && isBehind(relationOf(decisionsOf(there.setup), decisionsOf(now)))) {
      // Another tab has gone on with it meanwhile.
      live = null;
      correspondence.value = { ...known, kept: there, accepted: false };
      return;
    }
  } catch {
    storageDenied.value = true;
  }
  const kept: KeptFight = {
    key,
    name: there?.name ?? known.kept?.name ?? '',
    side: me === 'both' ? null : me,
    setup: now,
    fragment,
    names: [nameOf(fight, 0), nameOf(fight, 1)],
    turn: fight.pending?.side ?? null,
    winner: fight.outcome?.winner ?? null,
    at: Date.now(),
  };
  // Without storage it is known as long as the page is there.
  await keepFight(kept).catch(() => (storageDenied.value = true));
  if (correspondence.peek()?.key === key)
    correspondence.value = { ...(correspondence.peek() ?? known), kept };
}

/** The reader decides: from here on the fight is kept. */
export function beginKeeping(): void {
  const now = setup.peek();
  if (now) live = { base: baseOf(now), past: history.peek()?.past };
}

/** The reader says who they are in this fight; resolves when it is shown so. */
export async function say(me: SideId | 'both'): Promise<void> {
  const known = correspondence.peek();
  if (!known) return;
  if (myself.peek() && me === 'both') leave();
  correspondence.value = { ...known, me };
  void save();
  await look();
}

/** What came in a link takes the place of what is kept. */
export const keepNews = save;

export function accept(): void {
  const known = correspondence.peek();
  if (known) correspondence.value = { ...known, accepted: true };
}

/** What is shown came in a link, and nothing was decided in it here: it isn't asked about. */
export async function backToKept(): Promise<void> {
  const kept = correspondence.peek()?.kept;
  if (kept) await unasked(() => replace(kept.setup));
}

/** Index of the first line that was not seen when the fight was kept last; null: all were. */
export function newsFrom(fight: Fight): number | null {
  const kept = correspondence.value?.kept;
  if (!kept || opened.value === null || stands.value !== 'newer') return null;
  const seen = decisionsOf(kept.setup).length;
  const at = fight.decisions.find(({ i }) => i !== undefined && i >= seen)?.event;
  return at !== undefined && at < fight.events.length ? at : null;
}

// Another fight, or another link of this one, is looked up anew.
effect(() => {
  const [now, sent] = [setup.value, opened.value];
  const known = correspondence.peek();
  if (!known || !now) return;
  const anew = sent !== null && sent !== cameIn;
  if (anew || baseOf(now) !== known.base) batch(leave);
  if (anew) live = null;
});

effect(() => {
  const [now, fight] = [fought.value, report.value];
  if (!now || !fight || now !== setup.value || !byHand(fight)) return;
  if (!correspondence.peek()) void lookUp(now, fight);
  else if (isLive(now) && stands.peek() !== 'same') void save();
});

const wanted = signal<Fight | null>(null);

/** In the fight on the page. */
export const isAsking = (): boolean => wanted.value !== null && wanted.value === report.value;
export const askWho = (on: boolean): void => void (wanted.value = on ? report.peek() : null);

/** The card may have to be fetched first: it is waited for this many frames. */
const patience = 60;

/** What was pressed is gone: the head of the card has the focus. */
export function toCard(left = patience): void {
  requestAnimationFrame(() => {
    const head = document.getElementById('waiting');
    if (!head) {
      if (left > 0) toCard(left - 1);
      return;
    }
    // Whoever has begun to choose by key goes on choosing.
    if (head.closest('section')?.contains(document.activeElement)) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  });
}
