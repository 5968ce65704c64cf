// Parts of the match screen that only some systems need, fetched before they are first drawn.
import type { SystemInfo } from '#engine';
import { lazy } from '../../components/lazy.tsx';

/** What is no row of skills. */
export const Fields = lazy(async () => (await import('../sheet/Fields.tsx')).default);
/** Dice, and what is decided by hand. */
export const Play = lazy(async () => (await import('../play/Play.tsx')).Play);
export const Begin = lazy(async () => (await import('../play/Play.tsx')).Begin);
export const Decided = lazy(async () => (await import('../play/Play.tsx')).Decided);

/** A part that can't be had says so itself, where it is drawn. */
export async function fetchParts({ chance }: SystemInfo): Promise<void> {
  if (chance) await Promise.allSettled([Fields, Play, Begin, Decided].map((part) => part.fetch()));
}
