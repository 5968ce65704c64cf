// Keeps the fight by hand that is on the page: looks it up in the store by its key, knows which side the reader is, and
// saves it after every decision. fights.ts of the store holds the kept fights.
import { batch, computed, effect, signal } from '@preact/signals';
import type { SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import {
  type KeptFight,
  isAhead,
  isBehind,
  keepFight,
  keptFight,
  partsAt,
  relationOf,
} from '../../store/fights.ts';
import type { Setup } from '../sheet/build.ts';
import { bare } from '../fight/goesOn.ts';
import { unasked } from '../fight/guard.ts';
import { looking } from '../fight/record.ts';
import { asked, ownFight, ownSide, stage, tellStage } from '../fight/stage.ts';
import { last, seek, step } from '../fight/replay.ts';
import { client, fought, history, matchOf, opened, replace, report, retell, setup } from '../fight/match.ts';
import { nameOf } from '../sheet/names.ts';
import { storageDenied } from '../view.ts';

/** The reader's side. 'both': two players share this screen; null: not said yet. */
type Me = SideId | 'both' | null;

/** The fight by hand on the page, compared with the kept one. Looking at a fight writes nothing; a decision does, and
 * so do saying which side the reader is, and a reply in a fight that is kept. */
interface Letter {
  /** The set-up without its decisions, as JSON: another base is another fight. */
  base: string;
  /** The fragment of the fight's link without decisions; null: the fight has no link. */
  key: string | null;
  kept: KeptFight | null;
  me: Me;
  /** The reader has chosen the shown fight, although it is behind the kept one. */
  accepted: boolean;
  /** So many decisions the other side may have: those of a link that was sent or came, and those that were found kept. */
  sent: number;
  /** So many decisions went out in a link from here. */
  carried: number;
  /** One that went out was taken back since the other side's last link: the next link is sent anew. */
  again: boolean;
}

/** Null until the fight has been looked up, and where no side is played by hand. */
export const correspondence = signal<Letter | null>(null);

/**
 * The fight in which the reader has decided on this page; it is kept at every change. A state that undo or a link
 * leads to has another past and doesn't count as a change of it.
 */
let live: { base: string; past: readonly Setup[] | undefined } | null = null;

const baseOf = (of: Setup) => JSON.stringify(bare(of));
const isLive = (of: Setup | null) =>
  of !== null && live?.base === baseOf(of) && live.past === history.value?.past;
const decisionsOf = (of: Setup | null) => of?.course?.decisions ?? [];

/** Whether both sides are played by hand, maybe at two places. */
export const byTwo = ({ controllers }: Fight) => controllers.every((one) => one === 'hand');
const byHand = ({ controllers }: Fight) => controllers.includes('hand');

/** How the shown fight relates to the kept one. */
export const stands = computed(() => {
  const kept = correspondence.value?.kept;
  return kept ? relationOf(decisionsOf(kept.setup), decisionsOf(fought.value)) : 'newer';
});
/** The shown fight is older than the kept one or parts from it, and the reader has not chosen between them yet. */
export const behind = computed(() => {
  const now = correspondence.value;
  return now !== null && !now.accepted && !isLive(fought.value) && isBehind(stands.value);
});

/** The decision in which the shown fight parts from the kept one; null: it goes on from it. */
export const parting = () =>
  partsAt(decisionsOf(correspondence.value?.kept?.setup ?? null), decisionsOf(fought.value));
/** The side that took back the decision in which the shown fight and the kept one part; null: they part otherwise. */
export const takenBackBy = computed<SideId | null>(() => {
  const at = stands.value === 'resent' || stands.value === 'withdrawn' ? parting() : null;
  return report.value?.decisions.find(({ i }) => at !== null && i === at)?.side ?? null;
});

/** Leads a reader who has played a fight that is over to its end, unless they have asked for something else. */
function arriveOwn(): void {
  if (asked || stage.peek() !== 'watch' || step.peek() > 0) return;
  tellStage({ is: 'asked', stage: 'play' });
  seek(last.peek());
}

// A fight that the reader has seen to its end is told again from there; what came since is news.
effect(() => {
  const seen = (correspondence.value?.kept ?? null) !== null && stands.value === 'same';
  ownFight.value = seen;
  if (seen && report.peek()?.outcome) arriveOwn();
});

/** The one side that the reader plays in a fight at two places; else null. */
export const myself = computed<SideId | null>(() => {
  const [fight, me] = [report.value, correspondence.value?.me];
  return fight && byTwo(fight) && me && me !== 'both' ? me : null;
});
effect(() => {
  ownSide.value = myself.value;
});
/** The reader has opened a link of two hands and has not said yet which side they are. */
export const mustSayWho = computed(() => {
  const [fight, known] = [report.value, correspondence.value];
  return opened.value !== null && fight !== null && byTwo(fight) && !!known?.key && !known.me;
});
/** Whether the pending choice is the reader's. */
export const mayDecide = computed(() => {
  const fight = report.value;
  if (!fight?.pending || behind.value || mustSayWho.value) return false;
  // A link of two hands waits until it is known which side the reader is.
  if (!correspondence.value) return opened.value === null || !byTwo(fight);
  return myself.value === null || myself.value === fight.pending.side;
});

/** Shows the secrets that the reader's side may know, where the fight is played at two places. */
async function look(): Promise<void> {
  const side = myself.peek() ?? undefined;
  client()?.lookAs(side);
  if (side) looking.value = side;
  const fight = report.peek();
  if (fight?.viewer && byTwo(fight) && fight.viewer !== (side ?? fight.pending?.side)) await retell();
}

/** The opened link that `correspondence` was looked up for. */
let cameIn: object | null = null;

function leave(): void {
  if (myself.peek()) {
    client()?.lookAs(undefined);
    looking.value = null;
  }
  correspondence.value = null;
}

let busy: Setup | null = null;

/** The reader's side in a fight that has not been looked up yet. */
let announced: { of: string; me: SideId } | null = null;

/** From here on the fight on the page is played at two places, and the reader is side `me`. */
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
        // No link: dice that fell elsewhere, or an engine that broke, which reports that itself.
        () => null,
      )) ?? null;
  const kept = key === null ? null : await keptFight(key).catch(() => null);
  busy = null;
  if (fought.peek() !== now || opened.peek() !== sent) return;
  const [a, b] = fight.controllers;
  const alone = a === b ? null : a === 'hand' ? 'A' : 'B';
  // Where both sides were played at this screen, a link that is ahead was sent from another place.
  const relation = sent && kept && relationOf(decisionsOf(kept.setup), decisionsOf(now));
  const comes = relation === 'newer';
  const known = kept && (kept.side ?? (relation && isAhead(relation) ? null : 'both'));
  cameIn = sent;
  correspondence.value = {
    base: baseOf(now),
    key,
    kept,
    me: alone ?? (announced?.of === baseOf(now) ? announced.me : known),
    accepted: false,
    sent: sent || kept ? decisionsOf(now).length : 0,
    carried: kept?.carried ?? 0,
    again: !comes && (kept?.again ?? false),
  };
  await look();
  // A reply in a fight that the reader plays is the fight now: who only looks at it finds it again. One that ends it is told
  // first.
  if (comes && kept?.side && fight.pending) void save();
  // A fight that stands as it was kept is gone on with; decisions taken before it was looked up are kept now.
  if (sent === null && kept && stands.peek() === 'same') beginKeeping();
  else if (isLive(now)) void save();
}

let saving: Promise<void> = Promise.resolve();

/** Keeps the fight on the page as it stands. Saves run one after another. */
function save(): Promise<void> {
  saving = saving.then(saveNow, saveNow);
  return saving;
}

async function saveNow(): Promise<void> {
  const [known, now, fight, engine] = [correspondence.peek(), fought.peek(), report.peek(), client()];
  if (!known?.key || !now || !fight || !engine || baseOf(now) !== known.base) return;
  const { key, me, carried, again } = known;
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
    carried,
    again,
  };
  // Without storage the fight is known as long as the page is there.
  await keepFight(kept).catch(() => (storageDenied.value = true));
  if (correspondence.peek()?.key === key)
    correspondence.value = { ...(correspondence.peek() ?? known), kept };
}

/** Called before the reader's decision: from here on the fight is kept. */
export function beginKeeping(): void {
  const now = setup.peek();
  if (now) live = { base: baseOf(now), past: history.peek()?.past };
}

/** Sets the reader's side; resolves when the fight is shown from that side. */
export async function say(me: SideId | 'both'): Promise<void> {
  const known = correspondence.peek();
  if (!known) return;
  if (myself.peek() && me === 'both') leave();
  correspondence.value = { ...known, me };
  void save();
  await look();
}

/** Keeps the fight of the link in the place of the kept one. */
export const keepNews = save;

/** Called when the link of the fight goes to the other side; that is kept where the fight is. */
export function linkSent(): void {
  const [known, now] = [correspondence.peek(), fought.peek()];
  if (!known || !myself.peek()) return;
  const { length } = decisionsOf(now);
  correspondence.value = { ...known, sent: length, carried: length };
  if (isLive(now) || (known.kept && stands.peek() === 'same')) void save();
}

/** Whether the fight has gone to the other side as it stands. */
export const isSent = computed(() => {
  const { length } = decisionsOf(fought.value);
  const known = correspondence.value;
  return length > 0 && known?.carried === length && (isLive(fought.value) || stands.value === 'same');
});

/** Whether the other side may have decision `at` already: whoever takes it back must tell them. */
export const mayBeSent = (at: number): boolean =>
  myself.value !== null && at < (correspondence.value?.sent ?? 0);

/** Called before decision `at` is taken back by who plays by links: from here on the fight is kept. */
export function takesBack(at: number): void {
  beginKeeping();
  const known = correspondence.peek();
  if (!known) return;
  const { sent, carried, again } = known;
  correspondence.value = {
    ...known,
    sent: Math.min(sent, at),
    carried: Math.min(carried, at),
    again: again || at < carried,
  };
}

/** Goes on with the shown fight. One that was sent anew in a fight that the reader plays is kept at once, as any reply is. */
export function accept(): void {
  const known = correspondence.peek();
  if (!known) return;
  const anew = stands.peek() === 'resent' && known.kept?.side && report.peek()?.pending;
  correspondence.value = { ...known, accepted: true, carried: 0, again: false };
  if (anew) void save();
}

/** Goes back to the kept fight. The shown one came in a link and nothing was decided in it here, so the reader isn't
 * asked. */
export async function backToKept(): Promise<void> {
  const kept = correspondence.peek()?.kept;
  if (kept) await unasked(() => replace(kept.setup));
}

/**
 * Index of the first event of a link that its reader hasn't seen: newer than the kept fight, or sent anew; of a fight that isn't kept
 * here, what the other side did since the reader's last decision, or all of it if they have decided nothing. null: there
 * is none.
 */
export function newsFrom(fight: Fight): number | null {
  if (opened.value === null || !isAhead(stands.value)) return null;
  const kept = correspondence.value?.kept;
  const { decisions } = fight;
  const own = decisions.findLastIndex(({ side }) => side === myself.value);
  const seen = parting() ?? decisionsOf(kept?.setup ?? null).length;
  const at = kept
    ? decisions.find(({ i }) => i !== undefined && i >= seen)?.event
    : own < 0
      ? 0
      : decisions[own + 1]?.event;
  return at !== undefined && at < fight.events.length ? at : null;
}

// A change to another fight, or to another link of this one, makes it be looked up anew.
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

/** Whether the reader has asked to say anew which side they are, in the fight on the page. */
export const isAsking = (): boolean => wanted.value !== null && wanted.value === report.value;
export const askWho = (on: boolean): void => void (wanted.value = on ? report.peek() : null);

/** Number of frames to wait for the card, which may have to be fetched first. */
const patience = 60;

/** Moves the focus to the head of the card, since the button that was pressed is gone. */
export function toCard(left = patience): void {
  requestAnimationFrame(() => {
    const head = document.getElementById('waiting');
    if (!head) {
      if (left > 0) toCard(left - 1);
      return;
    }
    // A player who has begun to choose by key keeps the focus.
    if (head.closest('section')?.contains(document.activeElement)) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  });
}
