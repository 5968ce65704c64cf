// Store of the last fights played by hand, in IndexedDB, one record per fight. Reading leaves no trace.
import type { Outcome, SideId } from '#engine';
import type { Setup } from '../app/sheet/build.ts';
import { rewindIn } from '../app/fight/takeBack.ts';
import { look, write } from './database.ts';
import { inOrder, withoutRoom } from './dated.ts';
import { type StoredSetup, isStoredSetup, setupOfStored, stored } from './store.ts';

// Relation between the course of a fight on the page and its kept course.

/**
 * How the shown course relates to the kept one. newer: goes on from it; other: parts from it before its end. Where they
 * part by a rewind, the one that has it is the later one: resent, the shown one; withdrawn, the kept one.
 */
type CourseRelation = 'same' | 'newer' | 'older' | 'other' | 'resent' | 'withdrawn';

/** A side may give up without naming itself, when it is asked; a link names it always. */
const named = /^surrender [AB]$/;
/** Whether two decisions at one place of a course are the same. */
const alike = (one: string, other = ''): boolean =>
  one === other || (one === 'surrender' && named.test(other)) || (other === 'surrender' && named.test(one));

/** Index of the first decision in which two courses part; null: one of them goes on from the other. */
export function partsAt(kept: readonly string[], shown: readonly string[]): number | null {
  const at = kept.slice(0, shown.length).findIndex((one, k) => !alike(one, shown[k]));
  return at < 0 ? null : at;
}

export function relationOf(kept: readonly string[], shown: readonly string[]): CourseRelation {
  const at = partsAt(kept, shown);
  if (at !== null) {
    const later = rewindIn(shown[at]) - rewindIn(kept[at]);
    return later > 0 ? 'resent' : later < 0 ? 'withdrawn' : 'other';
  }
  if (kept.length === shown.length) return 'same';
  return shown.length > kept.length ? 'newer' : 'older';
}

/** Whether the shown course is the later one, as far as the two tell. */
export const isAhead = (of: CourseRelation) => of === 'newer' || of === 'resent';

/** Whether the shown course must not replace the kept one without asking. */
export const isBehind = (of: CourseRelation) => of !== 'same' && of !== 'newer';

export interface KeptFight {
  /** Identity of the fight: the fragment of its link without decisions. */
  key: string;
  /** Name that the reader gave it; "": the list shows the names of both sides. */
  name: string;
  /** The reader's side; null: two players share this screen. */
  side: SideId | null;
  /** The set-up with all decisions that were seen. */
  setup: Setup;
  /** Fragment of its link; "" where it has none. */
  fragment: string;
  names: readonly [string, string];
  /** The side that is asked; null: the fight is over. */
  turn: SideId | null;
  winner: Outcome['winner'] | null;
  /** When it was last kept (ms since 1970). */
  at: number;
  /** So many of its decisions went out in a link from here; absent: none, or it was kept by an earlier version. */
  carried?: number;
  /** A decision that went out was taken back since the other side's last link. */
  again?: boolean;
}

/** The record in the store. Frozen: fights kept by earlier versions must still open. */
type StoredFight = Omit<KeptFight, 'setup'> & { setup: StoredSetup };

const asStored = (fight: KeptFight) => ({ ...fight, setup: stored(fight.setup), format: 1 });
const fightOfStored = (kept: StoredFight): KeptFight => ({ ...kept, setup: setupOfStored(kept.setup) });

export async function keptFight(key: string): Promise<KeptFight | null> {
  const kept = await look('fights', (store) => store.get(key));
  return isKeptFight(kept) ? fightOfStored(kept) : null;
}

/** All kept fights, the newest first. A record of another shape is passed over. */
export async function keptFights(): Promise<KeptFight[]> {
  const all = await look('fights', (store) => store.getAll());
  return inOrder((Array.isArray(all) ? all : []).filter(isKeptFight).map(fightOfStored));
}

/** Keeps a fight; the oldest ones make room. */
export async function keepFight(fight: KeptFight): Promise<void> {
  const gone = withoutRoom(await keptFights(), fight);
  await write('fights', (store) => {
    for (const key of gone) store.delete(key);
    store.put(asStored(fight), fight.key);
  });
}

/** Keeps a fight as it is, whatever else is kept: after a new name, or an undone deletion. */
export async function putFight(fight: KeptFight): Promise<void> {
  await write('fights', (store) => void store.put(asStored(fight), fight.key));
}

export async function dropFight(key: string): Promise<void> {
  await write('fights', (store) => store.delete(key));
}

const isSide = (one: unknown): boolean => one === null || one === 'A' || one === 'B';

/** Checks the shape alone; the engine judges the builds in it, as anywhere else. */
export function isKeptFight(kept: unknown): kept is StoredFight {
  if (typeof kept !== 'object' || kept === null) return false;
  const { format, key, name, side, setup, fragment, names, turn, winner, at, carried, again } =
    kept as Record<string, unknown>;
  return (
    format === 1 &&
    [key, name, fragment].every((one) => typeof one === 'string') &&
    [side, turn].every(isSide) &&
    (winner === 'draw' || isSide(winner)) &&
    isStoredSetup(setup) &&
    Array.isArray(names) &&
    names.length === 2 &&
    names.every((one) => typeof one === 'string') &&
    typeof at === 'number' &&
    /^(number|undefined)$/.test(typeof carried) &&
    /^(boolean|undefined)$/.test(typeof again)
  );
}
