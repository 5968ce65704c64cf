// Parts of the match screen that only some systems need, fetched before they are first drawn.
import type { SystemInfo } from '#engine';
import { rowFields } from '../../app/build.ts';
import { lazy } from '../../components/lazy.tsx';

/** A sheet that is a row of skills: its places, what is taken for one, and what all of them do. */
export const Row = lazy(async () => (await import('./Row.tsx')).Row);
export const SkillCard = lazy(async () => (await import('./SkillCard.tsx')).SkillCard);
export const Palette = lazy(async () => (await import('./Palette.tsx')).Palette);
export const SkillList = lazy(async () => (await import('./SkillList.tsx')).SkillList);
/** A sheet that is built from points, and the board of its panels. */
export const Builder = lazy(async () => (await import('../builder/Builder.tsx')).default);
export const Arrays = lazy(async () => (await import('../arrays/Arrays.tsx')).default);
export const fromPoints = ({ form }: SystemInfo) => form.fields.some(({ type }) => type === 'points');
/** Any other that is no row of skills. */
export const Fields = lazy(async () => (await import('../sheet/Fields.tsx')).default);
/** Dice, and what is decided by hand. */
export const Play = lazy(async () => (await import('../play/Play.tsx')).Play);
export const Begin = lazy(async () => (await import('../play/Play.tsx')).Begin);
export const Dice = lazy(async () => (await import('../play/Play.tsx')).Dice);
export const Decided = lazy(async () => (await import('../play/Play.tsx')).Decided);

/** Comes in with the rest of src/beside; that has use for a browser, which the build of the page has not. */
export const Welcome = lazy(
  async () =>
    (await (import.meta.env.SSR ? import('../welcome/Welcome.tsx') : import('../../beside.ts'))).Welcome,
);

function partsOf(info: SystemInfo) {
  if (rowFields(info.form).length > 0) return [Row, SkillCard, Palette, SkillList];
  return fromPoints(info) ? [Builder, Arrays] : [Fields];
}

/** In the browser a part that can't be had says so itself, where it is drawn; no page is served without one. */
export async function fetchParts(info: SystemInfo): Promise<void> {
  const wanted = [Welcome, ...partsOf(info), ...(info.chance ? [Play, Begin, Dice, Decided] : [])];
  const fetched = wanted.map((part) => part.fetch());
  await (import.meta.env.SSR ? Promise.all(fetched) : Promise.allSettled(fetched));
}
