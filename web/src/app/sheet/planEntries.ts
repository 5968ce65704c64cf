// A tactic as the editor holds it: plans in the order in which the fight asks them, each as it was written.
import type { Build, Lang, PlanGiven, PlanRead } from '#engine';

export type Entry = Exclude<PlanGiven, string>;

/** Custom plans of a build; none where its tactic is a preset or absent. */
export function entriesOf(build: Build, key: string): Entry[] {
  const tactic = build[key];
  if (!Array.isArray(tactic)) return [];
  return tactic.map((one: unknown): Entry =>
    typeof one === 'object' && one !== null ? (one as Entry) : { text: String(one) },
  );
}

/** A word that the user defined for a phrase. */
export interface Definition {
  word: string;
  text: string;
}

export function definitionsOf(build: Build, key: string): Definition[] {
  const given = build[key];
  if (!Array.isArray(given)) return [];
  return given.map((one: unknown) => {
    const { word, text } = { ...(one as Partial<Record<keyof Definition, unknown>> | null) };
    const written = (part: unknown) => (typeof part === 'string' ? part : '');
    return { word: written(word), text: written(text) };
  });
}

/** Text of a plan as the user wrote it; null where the plan is stored as a tree. */
export function textOf(entry: Entry): string | null {
  return 'text' in entry && typeof entry.text === 'string' ? entry.text : null;
}

/**
 * Text that the editor shows. A plan that was read in the other language is rewritten in the reader's; a plan that
 * can't be read stays as it was written.
 */
export function shown(entry: Entry, read: PlanRead | undefined, lang: Lang): string {
  const text = textOf(entry);
  if (text === null) return read?.text[lang] ?? '';
  return read?.plan && read.lang !== lang ? read.text[lang] : text;
}

export function withText(entry: Entry, text: string): Entry {
  return { text, ...(entry.note && { note: entry.note }) };
}

export function withNote(entry: Entry, note: string): Entry {
  const rest = { ...entry };
  delete rest.note;
  return note ? { ...rest, note } : rest;
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Pasted lines as plans, one per line; lines that begin with "#" above a plan are its note. */
export function linesOf(text: string): Entry[] {
  const found: Entry[] = [];
  const note: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (!line) continue;
    if (line.startsWith('#')) note.push(line.slice(1).trim());
    else found.push(withNote({ text: line }, note.splice(0).join('\n')));
  }
  return found;
}
