// Copies a text that is still in the making: the press of the button counts for as long as that takes.
import { toClipboard } from '../../util/clipboard.ts';

/** false: nothing was copied. Rejects where the text could not be made. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // Who is told below need not be told twice.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return toClipboard(await text);
  }
}
