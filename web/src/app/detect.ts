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

/** How the record of a fight begins: both names with what became of each, or as 紫電一閃 is written on paper. */
const firstLine = /^[^\n]+[：:] ?[^\n]+ ([○●△]|…)[－–]([○●△]|…) [^\n]+$|^――戦闘開始――$/mu;
/** Each of its lines ends with the clause that it follows. */
const clause = / \[\d+(\.\d+)*\]\s*$/;

/** Whether a text is the record of a fight, or a part of one, as the page copies it: it tells what happened. */
export function isRecord(text: string): boolean {
  if (text.includes('#1F')) return false;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim());
  const told = lines.filter((line) => clause.test(line)).length;
  return firstLine.test(lines.slice(0, 3).join('\n')) || (told > 1 && told * 2 >= lines.length);
}
