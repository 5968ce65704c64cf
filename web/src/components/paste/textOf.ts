// Reads the text of a file that was chosen or dropped; tells its encoding if that is not UTF-8, and why it can't be
// read.
import { largest } from '../../app/read.ts';
import { tell } from '../../app/view.ts';
import { translated } from '../../i18n/index.ts';
import { decodedFile } from '../../util/encoding.ts';

const fileWords = translated({
  tooBig: { ja: 'このファイルは大きすぎます。', en: 'This file is too big.' },
  readAs: {
    ja: (encoding: string) => `このファイルは${encoding}として読みました。`,
    en: (encoding: string) => `This file was read as ${encoding}.`,
  },
});

/** The text of a file; null: the file is too big. */
export async function textOf(file: Blob): Promise<string | null> {
  const t = fileWords.peek();
  if (file.size > largest) {
    tell(t.tooBig);
    return null;
  }
  const { text, encoding } = await decodedFile(file);
  if (encoding) tell(t.readAs(encoding));
  return text;
}
