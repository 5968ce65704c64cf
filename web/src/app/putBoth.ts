// Puts two characters, or the fight that a text holds, in the place of the match on the page.
import type { Build } from '#engine';
import { goBack, replace, settings, setupOf } from './fight/match.ts';
import { arrive } from './fight/stage.ts';
import { begunFrom } from './fight/thread.ts';
import type { Pasted } from './read.ts';
import { tell } from './view.ts';
import { translated } from '../i18n/index.ts';

const putWords = translated({
  fight: {
    ja: '続きから指せます。だれが決めるかは、上で選べます。',
    en: 'The fight goes on from here. Who decides is chosen above.',
  },
  both: { ja: '二人を置きました', en: 'Both are in place' },
});

/** Forms of text that hold an unfinished fight. */
export const posted: ReadonlySet<string> = new Set(['record', 'thread']);

/** A fight with decisions goes on where it stopped, or is watched from its beginning. Without decisions the stage
 * stays. `text`: what was pasted. */
export async function putBoth(a: Build, b: Build, { form, match }: Pasted, text: string): Promise<void> {
  if (!(await replace(match ? setupOf(match) : { sides: [a, b], settings: settings.peek() }))) return;
  if (match?.decisions) arrive(null);
  tell(match?.decisions ? putWords.peek().fight : putWords.peek().both, goBack);
  if (match && posted.has(form)) await begunFrom(match, form === 'thread' ? text : null);
}
