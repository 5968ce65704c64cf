// Detects the system that a pasted text belongs to, and whether the text is the record of a fight. No module
// is asked: a page has only its own system's module, and must know which other one to load (read.ts). The
// marks of a system are regular expressions for what only its players write. The build gathers them from
// engine/rulesets/<id>/marks.json, and tests/parity/marks.test.ts tries them on texts of all systems.
import all from '../gen/marks.json';

/** Number of places in a half-width text that match a mark of the system, or name the system as JSON does. */
function countMarks(text: string, id: string, marks: readonly string[]): number {
  const pattern = [`"system" *: *"${id}"`, ...marks].join('|');
  return Array.from(text.matchAll(new RegExp(pattern, 'gim'))).length;
}

/**
 * The system with more marks in the text than any other system; null if there are no marks, or if several
 * systems have equally many.
 */
export function detectSystem(
  text: string,
  marks: Readonly<Record<string, readonly string[]>> = all,
): string | null {
  // NFKC makes full-width letters half-width: marks are written in half width only.
  const plain = text.normalize('NFKC');
  let [best, most, second]: [string | null, number, number] = [null, 0, 0];
  for (const [id, expressions] of Object.entries(marks)) {
    const count = countMarks(plain, id, expressions);
    if (count > most) [best, most, second] = [id, count, most];
    else second = Math.max(second, count);
  }
  return most > second ? best : null;
}

/**
 * Heading of a record: the system and both names with their results, as message_line() in
 * engine/core/report/text.cpp writes them, or the second line of 紫電一閃's paper notation.
 */
const heading = /^.+[：:] ?.+ ([○●△]|…)[－–]([○●△]|…) .+$|^――戦闘開始――$/u;
/**
 * Most UTF-16 units of a heading: a system's name and two names of characters have fewer. The time of the
 * expression grows with the square of a line's length, so longer lines are not tried.
 */
const longestHeading = 300;
/** The clause of the rules that a line of a record ends with, such as [6.1]. */
const clause = / \[\d+(\.\d+)*\]\s*$/;

/**
 * Whether a text is the record of a fight as the page copies it. A part of a record has no heading; it counts
 * if two lines or more, and at least half of all, end with a clause.
 */
export function isRecord(text: string): boolean {
  // A record that was copied with the fight's link is read as the link, which holds the whole fight.
  if (text.includes('#1F')) return false;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim());
  const cited = lines.filter((line) => clause.test(line)).length;
  const isHeading = (line: string) => line.length <= longestHeading && heading.test(line);
  return lines.slice(0, 3).some(isHeading) || (cited > 1 && cited * 2 >= lines.length);
}
