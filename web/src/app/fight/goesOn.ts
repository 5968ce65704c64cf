// Whether the fight of a link is the one on the page, gone on with.
import type { Match } from '#engine';
import type { Setup } from '../sheet/build.ts';
import { client, matchOf, setup, setupOf } from './match.ts';
import { afresh } from './playState.ts';
import { rewindIn } from './takeBack.ts';

/** The set-up at the beginning of its fight, without decisions and variants. */
export const bare = ({ sides, settings, course }: Setup): Setup => ({
  sides,
  settings,
  course: afresh(course ?? {}),
});

/**
 * Whether a sent fight is the same fight gone on with: the decisions here begin it, as far as it hasn't taken them back, and
 * both have one link without decisions.
 */
export async function goesOn(match: Match): Promise<boolean> {
  const [here, { decisions: next = [] }] = [setup.peek(), match];
  if (!here) return false;
  const parts = (here.course?.decisions ?? []).findIndex((one, at) => one !== next[at]);
  if (parts >= 0 && rewindIn(next[parts]) === 0) return false;
  const called = (of: Setup) => client()?.link(matchOf(bare(of)), true);
  const [one, other] = await Promise.all([called(here), called(setupOf(match))]).catch(() => []);
  return one !== undefined && one.fragment === other?.fragment;
}
