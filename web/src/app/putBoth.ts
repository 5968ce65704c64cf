// Puts two characters, or the fight that a text tells, in the place of those on the page.
import type { Build } from '#engine';
import { goBack, replace, settings, setupOf } from './fight/match.ts';
import { arrive } from './fight/stage.ts';
import type { Pasted } from './read.ts';
import { tell } from './view.ts';
import { words } from '../i18n/index.ts';

/** A fight in which something was decided goes on where it stopped, or is watched from its beginning; with two who have none yet one goes on building. */
export async function putBoth(a: Build, b: Build, { match }: Pasted): Promise<void> {
  if (!(await replace(match ? setupOf(match) : { sides: [a, b], settings: settings.peek() }))) return;
  if (match?.decisions) arrive(null);
  tell(match?.decisions ? words.peek().placedFight : words.peek().placedBoth, goBack);
}
