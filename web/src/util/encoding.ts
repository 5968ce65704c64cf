// Text of a file in whatever encoding it has; each is tried where the bytes can't be another.

/** What a file says, and the encoding that it was taken for; empty: UTF-8. */
export interface DecodedFile {
  text: string;
  encoding: string;
}

/** Text that was decoded wrongly has few kana. */
const kanaIn = (text: string) => (text.match(/[ぁ-ヿ、。：]/g) ?? []).length;

/** Absent where the bytes are no such text. */
function decodedAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Does a pair of bytes occur? */
const hasPair = (bytes: Uint8Array, first: number, second: number) =>
  bytes.some((byte, k) => byte === first && bytes[k + 1] === second);

/**
 * UTF-16 by its mark or by the zero bytes of its line ends, UTF-8, or whichever of Shift_JIS and EUC-JP makes more kana. What
 * is none of these is taken for UTF-8: the reader says where it is broken.
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
