// Detects the system of a pasted text by marks that only this system's texts bear, before any module is loaded to
// read it.
import all from '../gen/marks.json';

/** Number of a system's marks in a text, full-width or half-width. JSON that names the system counts as one. */
function borne(text: string, id: string, marks: readonly string[]): number {
  const any = [`"system" *: *"${id}"`, ...marks].join('|');
  return Array.from(text.matchAll(new RegExp(any, 'gim'))).length;
}

/** The system with more marks in the text than any other system; null where none has most. */
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

/** First line of a record: both names with their marks of victory, or the first line of 紫電一閃's paper notation. */
const firstLine = /^[^\n]+[：:] ?[^\n]+ ([○●△]|…)[－–]([○●△]|…) [^\n]+$|^――戦闘開始――$/mu;
/** The clause at the end of a line of a record. */
const clause = / \[\d+(\.\d+)*\]\s*$/;

/** Whether a text is the record of a fight as the page copies it, or a part of one, and not a sheet. */
export function isRecord(text: string): boolean {
  if (text.includes('#1F')) return false;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim());
  const told = lines.filter((line) => clause.test(line)).length;
  return firstLine.test(lines.slice(0, 3).join('\n')) || (told > 1 && told * 2 >= lines.length);
}
