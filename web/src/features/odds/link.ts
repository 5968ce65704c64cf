// Copies a link that opens on this screen, with a match set up and nothing begun.
import type { Match } from '#engine';
import { client } from '../../app/match.ts';
import { tell } from '../../app/view.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { words } from '../../i18n/index.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { address } from '../../app/share.ts';
import { oddsWords } from './words.ts';

export async function copyLink(match: Match): Promise<void> {
  const link = await client()?.link(match, true);
  if (!link) return;
  const url = address(siteRoot.href, match.system, `${link.fragment}.o`, null);
  tell((await toClipboard(url)) ? oddsWords.value.linkCopied : words.value.notCopied);
}
