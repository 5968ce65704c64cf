// Copies a text and says so.
import { toClipboard } from '../util/clipboard.ts';
import { words } from '../i18n/index.ts';
import { tell } from './view.ts';

export async function copyAndTell(text: string): Promise<void> {
  tell((await toClipboard(text)) ? words.value.copied : words.value.notCopied);
}
