// Parts of a match that only some systems need, fetched before they are first drawn.
import type { OtherPart } from '../app/form.ts';
import { lazy } from './lazy.tsx';
import { partsOf } from './fields/Field.tsx';

export const Arrays = lazy(() => import('../features/arrays/Arrays.tsx'));
export const Field = lazy(() => import('../features/field/Field.tsx'));
/** What is decided by hand. */
export const Play = lazy(async () => (await import('../features/play/Play.tsx')).Play);
export const Curtain = lazy(async () => (await import('../features/play/Play.tsx')).Curtain);
export const Begin = lazy(async () => (await import('../features/play/Play.tsx')).Begin);
export const Dice = lazy(async () => (await import('../features/play/Dice.tsx')).Dice);
export const Decided = lazy(async () => (await import('../features/play/Play.tsx')).Decided);

type Fetched = readonly { fetch: () => Promise<void> }[];

const others: Record<OtherPart, Fetched> = {
  // There from the beginning.
  rows: [],
  arrays: [Arrays],
  field: [Field],
  play: [Play, Begin, Decided],
  dice: [Dice],
};

/**
 * names: of parts (app/drawn); others are passed over. In the browser a part that can't be had says so itself, where it is
 * drawn; no page is served without one.
 */
export async function fetchParts(names: readonly string[], ...more: Fetched): Promise<void> {
  const named: Partial<Record<string, Fetched>> = others;
  const wanted = [...more, ...partsOf(names), ...names.flatMap((one) => named[one] ?? [])];
  const fetched = wanted.map((part) => part.fetch());
  await (import.meta.env.SSR ? Promise.all(fetched) : Promise.allSettled(fetched));
}
