// Keeps the last fights that were played by hand in IndexedDB, one record a fight. Looking for them leaves no trace.
import type { Outcome, SideId } from '#engine';
import type { Setup } from '../app/sheet/build.ts';
import { look, write } from './database.ts';
import { inOrder, withoutRoom } from './dated.ts';
import { type StoredSetup, isStoredSetup, setupOfStored, stored } from './store.ts';

// How the course of a fight on the page stands to the one that is kept of it.

/** Of what is shown to what is kept; newer: goes on from it. other: they part before the end of what is kept. */
type CourseRelation = 'same' | 'newer' | 'older' | 'other';

export function relationOf(kept: readonly string[], shown: readonly string[]): CourseRelation {
  const common = Math.min(kept.length, shown.length);
  if (kept.slice(0, common).some((one, at) => one !== shown[at])) return 'other';
  if (kept.length === shown.length) return 'same';
  return shown.length > kept.length ? 'newer' : 'older';
}

/** What is shown can't take the place of what is kept unasked. */
export const isBehind = (of: CourseRelation) => of === 'older' || of === 'other';

export interface KeptFight {
  /** What makes it the same fight: the fragment of its link without decisions. */
  key: string;
  /** What the reader calls it; "": by who fights. */
  name: string;
  /** Who the reader is; null: two play at this screen. */
  side: SideId | null;
  /** With all decisions that were seen. */
  setup: Setup;
  /** Of its link; "" where it has none. */
  fragment: string;
  names: readonly [string, string];
  /** Who is asked, while it goes on. */
  turn: SideId | null;
  winner: Outcome['winner'] | null;
  /** When it was kept last, in ms. */
  at: number;
}

/** As it is stored, which the set-up in it is too. */
type StoredFight = Omit<KeptFight, 'setup'> & { setup: StoredSetup };

const asStored = (fight: KeptFight) => ({ ...fight, setup: stored(fight.setup), format: 1 });
const fightOfStored = (kept: StoredFight): KeptFight => ({ ...kept, setup: setupOfStored(kept.setup) });

export async function keptFight(key: string): Promise<KeptFight | null> {
  const kept = await look('fights', (store) => store.get(key));
  return isKeptFight(kept) ? fightOfStored(kept) : null;
}

/** The newest first; what has another shape is passed over. */
export async function keptFights(): Promise<KeptFight[]> {
  const all = await look('fights', (store) => store.getAll());
  return inOrder((Array.isArray(all) ? all : []).filter(isKeptFight).map(fightOfStored));
}

/** The oldest makes room where there are too many. */
export async function keepFight(fight: KeptFight): Promise<void> {
  const gone = withoutRoom(await keptFights(), fight);
  await write('fights', (store) => {
    for (const key of gone) store.delete(key);
    store.put(asStored(fight), fight.key);
  });
}

/** As it is, beside whatever else is kept. */
export async function putFight(fight: KeptFight): Promise<void> {
  await write('fights', (store) => void store.put(asStored(fight), fight.key));
}

export async function dropFight(key: string): Promise<void> {
  await write('fights', (store) => store.delete(key));
}

const isSide = (one: unknown): boolean => one === null || one === 'A' || one === 'B';

/** Only the shape: what is in the set-up the engine judges, as with any other. */
export function isKeptFight(kept: unknown): kept is StoredFight {
  if (typeof kept !== 'object' || kept === null) return false;
  const { format, key, name, side, setup, fragment, names, turn, winner, at } = kept as Record<
    string,
    unknown
  >;
  return (
    format === 1 &&
    [key, name, fragment].every((one) => typeof one === 'string') &&
    [side, turn].every(isSide) &&
    (winner === 'draw' || isSide(winner)) &&
    isStoredSetup(setup) &&
    Array.isArray(names) &&
    names.length === 2 &&
    names.every((one) => typeof one === 'string') &&
    typeof at === 'number'
  );
}
