// Decodes files in the encodings that players' editors write. The program's counterpart is engine/cli/encoding.

/** Text of a file and its encoding as shown to the reader; "": UTF-8. */
interface DecodedFile {
  text: string;
  encoding: string;
}

/** Number of kana and Japanese punctuation marks: a text decoded wrongly has few. */
const kanaIn = (text: string) => (text.match(/[ぁ-ヿ、。：]/g) ?? []).length;

/** The decoded text; null where the bytes are not valid in the encoding. */
function decodedAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a pair of bytes occurs. */
const hasPair = (bytes: Uint8Array, first: number, second: number) =>
  bytes.some((byte, k) => byte === first && bytes[k + 1] === second);

/**
 * Decodes UTF-16 by its byte order mark or by the zero bytes of its line ends, else UTF-8, else Shift_JIS or EUC-JP,
 * whichever gives more kana. Anything else is decoded as UTF-8 with replacement characters, which the reader then
 * reports.
 */
export function decoded(bytes: Uint8Array): DecodedFile {
  const sixteen =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || hasPair(bytes, 0x0a, 0)
      ? 'utf-16le'
      : (bytes[0] === 0xfe && bytes[1] === 0xff) || hasPair(bytes, 0, 0x0a)
        ? 'utf-16be'
        : null;
  const wide = sixteen && decodedAs(bytes, sixteen);
  if (wide) return { text: wide, encoding: 'UTF-16' };
  const plain = decodedAs(bytes, 'utf-8');
  if (plain !== null) return { text: plain, encoding: '' };
  const shift = decodedAs(bytes, 'shift_jis');
  const euc = decodedAs(bytes, 'euc-jp');
  if (shift !== null && (euc === null || kanaIn(shift) > kanaIn(euc)))
    return { text: shift, encoding: 'Shift_JIS' };
  if (euc !== null) return { text: euc, encoding: 'EUC-JP' };
  return { text: new TextDecoder().decode(bytes), encoding: '' };
}

export const decodedFile = async (file: Blob): Promise<DecodedFile> =>
  decoded(new Uint8Array(await file.arrayBuffer()));
