// Detects whose a text is, by marks that only the texts of one system bear, before the module of any reads it.
import all from '../gen/marks.json';

/** How often a text bears a system's marks, written in either width; JSON may name the system itself. */
function borne(text: string, id: string, marks: readonly string[]): number {
  const any = [`"system" *: *"${id}"`, ...marks].join('|');
  return Array.from(text.matchAll(new RegExp(any, 'gim'))).length;
}

/** The system whose marks a text bears, more of them than of any other; null where it bears none. */
export function detectSystem(
  text: string,
  marks: Readonly<Record<string, readonly string[]>> = all,
): string | null {
  const plain = text.normalize('NFKC');
  let [bearer, most, second]: [string | null, number, number] = [null, 0, 0];
  for (const [id, own] of Object.entries(marks)) {
    const count = borne(plain, id, own);
    if (count > most) [bearer, most, second] = [id, count, most];
    else second = Math.max(second, count);
  }
  return most > second ? bearer : null;
}
